/** What an element carries whose own style stands in the sheet beside: the place of its rule there. */
export const styleMark = 'data-style'

/** The id of that sheet. */
export const sheetOfElements = 'styles-of-elements'

/** HTML of a page, and a sheet with what its elements' style attributes said; empty where there were none. */
interface WithoutStyleAttributes {
  readonly html: string
  readonly sheet: string
}

/** Numbers, colours, lengths and names: nothing that could end a declaration, and begin another. */
const plain = /^[\w\s#%.,:;()+*/-]*$/

const declarations = (style: string): string =>
  style
    .split(';')
    .filter((each) => each.trim() !== '')
    .map((each) => `${each}!important`)
    .join(';')

/**
 * The server's HTML without style attributes: by our policy no browser reads those, as whoever could write into a page could
 * write them as well. Each becomes a rule of a sheet that the page names by its hash, as strong as it was; when scripts take
 * the page over, elements get it back (see taken-over). One that holds more than plain values stays, and is not applied.
 */
export function withoutStyleAttributes(html: string): WithoutStyleAttributes {
  const places = new Map<string, number>()
  const rest = html.replaceAll(/ style="([^"]*)"/g, (attribute, style: string) => {
    if (!plain.test(style)) return attribute
    const place = places.get(style) ?? places.size
    places.set(style, place)
    return ` ${styleMark}="${place}"`
  })
  const rules = [...places].map(([style, place]) => `[${styleMark}="${place}"]{${declarations(style)}}`)
  return { html: rest, sheet: rules.join('') }
}
