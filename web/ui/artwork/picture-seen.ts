/** How long a browser may take to say it, in milliseconds: of a picture outside of the window it says nothing. */
const patience = 200

/** What Chromium tells of a picture that has `elementtiming`: no other browser does, and TypeScript does not know it. */
interface ElementTiming extends PerformanceEntry {
  readonly element?: Element | null
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves once the browser says that it shows a picture of those whose timing it is to tell, or would have. */
const said = (picture: Element): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as readonly ElementTiming[]
      if (entries.some(({ element }) => element === picture)) resolve()
    }).observe({ type: 'element', buffered: true })
    setTimeout(resolve, patience)
  })

/**
 * Resolves once a page's picture is seen, or cannot be. On a slow phone it is on the screen only some frames after it was
 * drawn: the browser's word counts, where it has one.
 */
export async function pictureSeen(picture: HTMLImageElement | null): Promise<void> {
  const isReady = await picture?.decode().then(
    () => true,
    () => false,
  )
  // In the first frame after that it is drawn; the next one begins when that is done.
  await nextFrame()
  await nextFrame()
  if (picture && isReady && PerformanceObserver.supportedEntryTypes.includes('element')) await said(picture)
}
