import { documentTitle, type PageMeta } from '#web/page-meta.ts'

/** Brings the tab's title and the description up to date after the browser has changed pages by itself. */
export function tellAbout(meta: PageMeta): void {
  document.title = documentTitle(meta)
  document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description)
  const canonical = meta.canonical === undefined ? null : window.location.origin + meta.canonical
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical ?? window.location.href)
}
