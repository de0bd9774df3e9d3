interface ImageRow {
  readonly hash: string | null
  readonly width: number
  readonly height: number
  /** Hex colours, the ground first. */
  readonly placeholder: readonly string[]
}

/** The address of a picture 800 px wide, or of the field of colour that holds its place until it is ready. */
export const imageUrlOf = ({ hash, width, height, placeholder }: ImageRow): string =>
  hash === null
    ? `/media/placeholder/${width}x${height}/${placeholder.map((colour) => colour.replace('#', '')).join('-')}`
    : `/media/${hash}/800`
