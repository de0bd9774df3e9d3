/** Milliseconds after which a page goes on that is not painted although it is not hidden. */
const patience = 1_000

/** Whether frames are drawn: not in a hidden page, and not where the machines of pages run without one. */
const isDrawn = (): boolean => typeof document !== 'undefined' && !document.hidden

/**
 * Resolves once the next frame is painted, or at once where none is: on a phone, even asking for a file holds up what
 * somebody has just done.
 */
export const behindFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isDrawn()) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, patience)
  })
