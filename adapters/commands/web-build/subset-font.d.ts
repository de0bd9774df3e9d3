declare module 'subset-font' {
  /** Cuts a font down to the characters of `text` and, where it is variable, to parts of its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype'
      /** Leaves every sign in; `text` is empty then. */
      readonly keepAllGlyphs?: boolean
      readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    },
  ): Promise<Uint8Array>
}
