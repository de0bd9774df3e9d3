import type { ImageView } from '#application/catalogue/contract.ts'
import { brand } from '#domain/shared/brand.ts'
import { documentTitle, type PageMeta } from './page-meta.ts'
import { imageSource } from './ui/artwork/image-source.ts'

/** An element of the page's head that speaks of this page alone. */
export interface HeadElement {
  readonly tag: 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  /** What stands inside. */
  readonly text?: string
}

/** JSON that can stand in a script element: no character in it can end the element. */
export const embedded = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** Marks the elements that speak of this page alone, so that the next page can replace them. */
export const ofThisPage = 'data-page'

const named = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: name, content },
})

/** Width of the picture that previews show, in pixels. */
const previewWidth = 1200

function preview({ imageUrl, width, height, alt }: ImageView, origin: string): HeadElement[] {
  const shown = Math.min(width, previewWidth)
  return [
    property('og:image', origin + imageSource(imageUrl, previewWidth)),
    property('og:image:width', String(shown)),
    property('og:image:height', String(Math.round((shown * height) / width))),
    property('og:image:alt', alt),
  ]
}

/** What a page tells search engines and link previews; the same on the server and, after a change of page, in the browser. */
export function headElements(meta: PageMeta, origin: string): readonly HeadElement[] {
  const { description, canonical, image, kind = 'website', structured = [] } = meta
  return [
    named('description', description),
    ...(canonical === undefined
      ? [named('robots', 'noindex')]
      : [
          { tag: 'link', attributes: { rel: 'canonical', href: origin + canonical } } as const,
          property('og:url', origin + canonical),
        ]),
    property('og:site_name', brand.name),
    property('og:locale', 'en_US'),
    property('og:type', kind),
    property('og:title', documentTitle(meta)),
    property('og:description', description),
    ...(image ? preview(image, origin) : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...structured.map(
      (data): HeadElement => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: embedded({ '@context': 'https://schema.org', ...data }),
      }),
    ),
  ]
}
