import { headElements, ofThisPage } from '#web/head.ts'
import { documentTitle, type PageMeta } from '#web/page-meta.ts'

/** Brings the head up to date after the browser has changed pages by itself: title, description, previews, structured data. */
export function tellAbout(meta: PageMeta): void {
  document.title = documentTitle(meta)
  for (const element of document.head.querySelectorAll(`[${ofThisPage}]`)) element.remove()
  const elements = headElements(meta, window.location.origin).map(({ tag, attributes, text = '' }) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries({ ...attributes, [ofThisPage]: '' }))
      element.setAttribute(name, value)
    element.textContent = text
    return element
  })
  document.head.append(...elements)
}
