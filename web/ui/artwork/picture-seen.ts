const largest = 'largest-contentful-paint'

/** Milliseconds in which a browser has said that a picture stands on the screen: where something larger does, it never says so. */
const patience = 200

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves once the browser says that it shows a picture, or would have. */
const said = (picture: HTMLImageElement | null): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as LargestContentfulPaint[]
      if (entries.some(({ element }) => element === picture)) resolve()
    }).observe({ type: largest, buffered: true })
    setTimeout(resolve, patience)
  })

/**
 * Resolves once a page's picture is seen, or cannot be. On a slow phone it is on the screen only some frames after it was
 * drawn: the browser's word counts, where it has one.
 */
export async function pictureSeen(picture: HTMLImageElement | null): Promise<void> {
  await picture?.decode().catch(() => undefined)
  // In the first frame after that it is drawn; the next one begins when that is done.
  await nextFrame()
  await nextFrame()
  if (PerformanceObserver.supportedEntryTypes.includes(largest)) await said(picture)
}
