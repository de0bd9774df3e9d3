declare module 'subset-font' {
  /** Cuts a font down to the characters of `text` and, where it is variable, to parts of its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    },
  ): Promise<Uint8Array>
}
