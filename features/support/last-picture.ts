/** The folder of the report, which opens from a disk and can be published as it is. */
export const reportFolder = 'reports/features'

/** A scenario's picture, from the report's folder: by its feature, and by the line on which it or its example begins. */
export const lastPicture = (feature: string, line: number): string =>
  `pictures/${feature.replace(/^features\/|\.feature$/g, '').replaceAll('/', '-')}-${line}.jpg`
