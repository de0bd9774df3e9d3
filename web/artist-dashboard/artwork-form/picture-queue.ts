import type { SentFile } from '#application/shared/sent-file.ts'
import { mostPictures, refuseWrongSize } from '#domain/catalogue/picture-file.ts'

/** A file on its way to become a picture of the work. */
export interface PictureOnItsWay {
  readonly key: string
  readonly file: SentFile
  readonly state: 'waits' | 'goes' | 'failed'
  /** The share that is sent, 0 to 1. */
  readonly share: number
  /** Why it did not become a picture. */
  readonly problem: string | null
}

const tooMany = `A work has at most ${mostPictures} pictures.`

/** What can be told before a file is sent; everything else the server finds out by looking into it. */
function problemOf({ size }: SentFile, place: number): string | null {
  if (place > mostPictures) return tooMany
  try {
    refuseWrongSize(size)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Puts files at the end of the queue; those that cannot become pictures say why. `hanging` pictures are there. */
export function withFiles(
  queue: readonly PictureOnItsWay[],
  files: readonly SentFile[],
  hanging: number,
  newKey: () => string,
): readonly PictureOnItsWay[] {
  const coming = queue.filter(({ state }) => state !== 'failed').length
  return [
    ...queue,
    ...files.map((file, index): PictureOnItsWay => {
      const problem = problemOf(file, hanging + coming + index + 1)
      return { key: newKey(), file, state: problem === null ? 'waits' : 'failed', share: 0, problem }
    }),
  ]
}

/** The same queue, one of its pictures changed. */
export const changed = (
  queue: readonly PictureOnItsWay[],
  key: string,
  change: Partial<PictureOnItsWay>,
): readonly PictureOnItsWay[] => queue.map((each) => (each.key === key ? { ...each, ...change } : each))

/** The one that is sent next. */
export const nextPicture = (queue: readonly PictureOnItsWay[]): PictureOnItsWay | undefined =>
  queue.find(({ state }) => state !== 'failed')
