/** The cache with the pages of the works that were seen last. */
export const seenWorks = 'seen-works'

/** The cache with the styles, scripts and fonts of those pages, which outlive the version that made them. */
export const seenWorksFiles = 'seen-works-files'

/** How every page begins. */
export const pageBegin = '<!doctype html><html lang="en">'

/** And one that was kept as somebody unknown saw it: it does not know who sits here, and says nothing of it. */
export const keptPageBegin = '<!doctype html><html lang="en" data-kept>'

interface WorkSeen {
  readonly type: 'work seen'
  readonly path: string
}

/** What a page tells the service worker. */
export const isWorkSeen = (message: unknown): message is WorkSeen =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'work seen'

/** Asks the service worker, where there is one, to keep the page of a work for when there is no network. */
export function keepForOffline(path: string): void {
  if (!('serviceWorker' in navigator)) return
  const message: WorkSeen = { type: 'work seen', path }
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message, []))
}

/** A work whose page is kept. */
export interface KeptWork {
  readonly path: string
  readonly title: string
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null
}

const property = (page: Document, name: string): string | null =>
  page.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? null

/** Milliseconds; a network that is neither there nor gone keeps nobody from the list. */
const patienceForPictures = 1_000

/** Not every picture was kept with its page; one that fails only when it is shown would move what is being pressed. */
const canBeShown = (src: string): Promise<boolean> =>
  fetch(src, { signal: AbortSignal.timeout(patienceForPictures) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Sheets that stand in a page: this one's policy lets its own in alone, and says so of any other that is parsed. */
const sheets = /<style.*?<\/style>/gs

/** What a kept page tells of its work. */
async function keptWork(path: string, html: string): Promise<KeptWork> {
  const page = new DOMParser().parseFromString(html.replaceAll(sheets, ''), 'text/html')
  const image = property(page, 'og:image')
  const src = image && new URL(image).pathname
  return {
    path,
    title: page.querySelector('main h1')?.textContent ?? path,
    picture:
      src && (await canBeShown(src))
        ? {
            src,
            width: Number(property(page, 'og:image:width')),
            height: Number(property(page, 'og:image:height')),
          }
        : null,
  }
}

/** The works whose pages are kept, the last one first. */
export async function keptWorks(): Promise<readonly KeptWork[]> {
  if (!('caches' in window)) return []
  const cache = await caches.open(seenWorks)
  const requests = await cache.keys()
  return Promise.all(
    requests.toReversed().map(async (request) => {
      const page = await cache.match(request, { ignoreVary: true })
      return keptWork(new URL(request.url).pathname, (await page?.text()) ?? '')
    }),
  )
}
