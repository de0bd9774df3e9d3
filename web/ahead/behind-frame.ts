/** Milliseconds after which a tab that paints nothing, as it is hidden, goes on. */
const patience = 100

/** Resolves once the next frame is painted: on a phone, even asking for a file holds up what somebody has just done. */
export const behindFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, patience)
  })
