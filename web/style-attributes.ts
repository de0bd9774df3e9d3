import type { HtmlEdit } from './html-edits.ts'

/** What an element carries whose own style stands in the sheet beside: the place of its rule there. */
export const styleMark = 'data-style'

/** The id of that sheet. */
export const sheetOfElements = 'styles-of-elements'

/** What of a page's HTML is to be edited, and a sheet with what its elements' style attributes said; empty where there were none. */
interface StylesOfElements {
  readonly edits: readonly HtmlEdit[]
  readonly sheet: string
}

/** Numbers, colours, lengths and names: nothing that could end a declaration, and begin another. */
const plain = /^[\w\s#%.,:;()+*/-]*$/

const begin = ' style="'

const declarations = (style: string): string =>
  style
    .split(';')
    .filter((each) => each.trim() !== '')
    .map((each) => `${each}!important`)
    .join(';')

/**
 * Takes the style attributes out of the server's HTML: by our policy no browser reads those, as whoever could write into a page
 * could write them as well. Each becomes a rule of a sheet that the page names by its hash, as strong as it was; when scripts
 * take the page over, elements get it back (see taken-over). One that holds more than plain values stays, and is not applied.
 */
export function stylesOfElements(html: string): StylesOfElements {
  const places = new Map<string, number>()
  const edits: HtmlEdit[] = []
  let to = 0
  for (let from = html.indexOf(begin); from >= 0; from = html.indexOf(begin, to)) {
    to = html.indexOf('"', from + begin.length) + 1
    const style = html.slice(from + begin.length, to - 1)
    let place = places.get(style)
    if (place === undefined) {
      if (!plain.test(style)) continue
      place = places.size
      places.set(style, place)
    }
    edits.push({ from, to, text: ` ${styleMark}="${place}"` })
  }
  const rules = [...places].map(([style, place]) => `[${styleMark}="${place}"]{${declarations(style)}}`)
  return { edits, sheet: rules.join('') }
}
