import type { HappeningsLine } from '#application/shared/happenings-line.ts'

/** A line that is brought when somebody first listens. Where it cannot be, pages stay as they are until they are loaded again. */
export const laterLine = (bring: () => Promise<HappeningsLine>): HappeningsLine => ({
  listen(heard, missed) {
    let stop: (() => void) | undefined
    let over = false
    void bring().then(
      (line) => {
        if (!over) stop = line.listen(heard, missed)
      },
      () => undefined,
    )
    return () => {
      over = true
      stop?.()
    }
  },
})
