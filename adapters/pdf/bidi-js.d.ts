// The package's own types describe a default that Node does not see in it.
declare module 'bidi-js' {
  interface Bidi {
    /** Of each UTF-16 unit: odd where it goes from right to left. */
    getEmbeddingLevels(text: string): { readonly levels: Uint8Array }
    /** What stands in the place of brackets and the like that go from right to left, by their indices. */
    getMirroredCharactersMap(text: string, levels: Uint8Array): ReadonlyMap<number, string>
  }
  export default function bidiFactory(): Bidi
}
