import { escaped } from '#application/shared/escaped.ts'
import { brand } from '#domain/shared/brand.ts'
import { embedded, headElements, ofThisPage } from './head.ts'
import { keptPageBegin, pageBegin } from './offline/seen-works.ts'
import type { PageFiles } from './page-assets.ts'
import { documentTitle, type PageMeta } from './page-meta.ts'
import { sheetOfElements } from './style-attributes.ts'
import { imageSource, imageSources } from './ui/artwork/image-source.ts'

interface PageDocument {
  readonly meta: PageMeta
  readonly files: PageFiles
  readonly styles: string
  /** The elements' own; see style-attributes. */
  readonly elementStyles: string
  readonly headInDevelopment: string
  /** The rendered screens, as a browser gets them, piece by piece. */
  readonly content: readonly string[]
  /** What the loaders returned, for the browser to go on from. */
  readonly data: unknown
  /** Scheme and host of this site, for addresses that leave it. */
  readonly origin: string
  /** Whether browsers keep it for when there is no network. */
  readonly isKept: boolean
}

/** The red dot; small enough to be no request of its own. */
const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#98391B"/></svg>')}`

/** Where no script runs: buttons that only scripts answer and skeletons that nothing replaces are not shown. */
const stylesWithoutScripts =
  'button:not([type=submit]),[data-waits],[aria-busy=true]{display:none!important}noscript>aside{padding:12px 20px;text-align:center}'

/** And it is said why. */
const whatNeedsScripts =
  '<noscript><aside aria-label="JavaScript">JavaScript is switched off in this browser. You can look at everything, search and sign in; buying, favourites and what else has no button here need it.</aside></noscript>'

type Attributes = Readonly<Record<string, string | boolean | undefined>>

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escaped(String(value))}"`))
  return `<${name}${written.join('')}>`
}

const feed = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `New works at ${brand.name}`,
  href: '/feed.xml',
}

const icons = [
  tag('link', { rel: 'icon', href: icon, type: 'image/svg+xml' }),
  tag('link', { rel: 'apple-touch-icon', href: '/install/tile-180.png' }),
  tag('link', { rel: 'manifest', href: '/install/manifest.webmanifest' }),
  tag('link', feed),
].join('')

/** What the browser changes again when it goes on to another page by itself; see shell/tell-about. */
const metaTags = ({ meta, origin }: PageDocument): string[] => [
  `<title>${escaped(documentTitle(meta))}</title>`,
  ...headElements(meta, origin).map(
    ({ tag: name, attributes, text }) =>
      tag(name, { ...attributes, [ofThisPage]: true }) + (name === 'script' ? `${text}</script>` : ''),
  ),
]

function firstPicture({ meta: { firstPicture: first } }: PageDocument): string {
  if (!first) return ''
  return tag('link', {
    rel: 'preload',
    as: 'image',
    href: imageSource(first.image.imageUrl, 800),
    imagesrcset: imageSources(first.image, first.sizes),
    imagesizes: first.sizes,
    fetchpriority: 'high',
  })
}

/**
 * Scripts, and the styles of what they show: the page is there without them, and what one sees of it comes first.
 * @returns what stands in the head, and what stands last
 */
function later({ meta, files }: PageDocument): { readonly inHead: string; readonly last: string } {
  const { script, afterPicture, modules, styleSheet } = files
  const own = (attributes: Attributes) =>
    `${tag('script', { type: 'module', fetchpriority: 'low', ...attributes })}</script>`
  if (meta.firstPicture && afterPicture) {
    const awaited = {
      'data-entry': script,
      'data-modules': modules.join(' '),
      'data-sheet': styleSheet ?? undefined,
    }
    // No script fetches it there.
    const withoutScripts = styleSheet
      ? `<noscript>${tag('link', { rel: 'stylesheet', href: styleSheet })}</noscript>`
      : ''
    return { inHead: own({ src: afterPicture, ...awaited }), last: withoutScripts }
  }
  const preloaded = modules.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' }))
  return {
    inHead: preloaded.join('') + own({ src: script }),
    // Nothing that is seen waits for it, but scripts do.
    last: styleSheet ? tag('link', { rel: 'stylesheet', href: styleSheet }) : '',
  }
}

/** The sheets of style that stand in a page: whoever serves it lets these in, and no others. */
export const sheetsOf = ({ styles, elementStyles }: Pick<PageDocument, 'styles' | 'elementStyles'>) =>
  [styles, elementStyles, stylesWithoutScripts].filter((sheet) => sheet !== '')

/** The whole page, piece by piece. Its data stands in an inert element, so that no script in the page itself needs to be allowed. */
export function pageDocument(page: PageDocument): readonly string[] {
  const { files, styles, elementStyles, headInDevelopment, content, data } = page
  const { inHead, last } = later(page)
  return [
    page.isKept ? keptPageBegin : pageBegin,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    icons,
    firstPicture(page),
    ...files.fonts.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
    ),
    styles && `<style>${styles}</style>`,
    elementStyles && `<style id="${sheetOfElements}">${elementStyles}</style>`,
    ...metaTags(page),
    '<meta name="theme-color" content="#FBF9F5" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#161412" media="(prefers-color-scheme: dark)">',
    headInDevelopment,
    `<noscript><style>${stylesWithoutScripts}</style></noscript>`,
    inHead,
    '</head><body>',
    whatNeedsScripts,
    '<div id="root">',
    ...content,
    '</div>',
    `<script type="application/json" id="page-data">${embedded(data)}</script>`,
    last,
    '</body></html>',
  ]
}
