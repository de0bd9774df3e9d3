import type { StyleRule } from '#application/pages/page-renderer.ts'
import { isBasic } from './page-assets.ts'

/** Each list of classes that an element has, once. */
function classListsIn(html: string): ReadonlySet<string> {
  const begin = ' class="'
  const lists = new Set<string>()
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, at)) {
    at += begin.length
    lists.add(html.slice(at, html.indexOf('"', at)))
  }
  return lists
}

/** The rules of a page, and whether anything on it is drawn in italics. */
interface PageStyles {
  readonly text: string
  readonly hasItalics: boolean
}

const isItalic = (text: string): boolean => text.includes('italic') && !text.startsWith('@font-face')

/** A face of letters that few pages have: it is fetched with the sheet of all, and takes nothing from the first sight. */
const isOfRareLetters = ({ text }: StyleRule): boolean => text.startsWith('@font-face') && !isBasic(text)

function rulesFor(classLists: ReadonlySet<string>, rules: readonly StyleRule[]): PageStyles {
  const there = new Set([...classLists].flatMap((names) => names.split(' ')))
  let text = ''
  let hasItalics = false
  let open: readonly string[] = []
  for (const rule of rules) {
    if (!rule.classes.some((names) => names.every((name) => there.has(name)))) continue
    const { around } = rule
    if (around !== open && around.join() !== open.join()) {
      text += '}'.repeat(open.length) + around.map((each) => `${each}{`).join('')
      open = around
    }
    text += rule.text
    hasItalics ||= isItalic(rule.text)
  }
  return { text: text + '}'.repeat(open.length), hasItalics }
}

/** Pages look in few ways; more than these are looked at each time. */
const mostKnown = 100

/**
 * The rules that something in the HTML can answer to, as one text in their own order. Whatever a page shows when it comes
 * is drawn by these alone, but for letters that few pages have; what it shows later has classes of its own, and its rules come with
 * the sheet of all. Pages with the same classes have the same rules: those are looked for once.
 */
export function stylesOf(rules: readonly StyleRule[]): (html: string) => PageStyles {
  const known = new Map<string, PageStyles>()
  const ofFirstSight = rules.filter((rule) => !isOfRareLetters(rule))
  return (html) => {
    const classLists = classListsIn(html)
    const key = [...classLists].join('"')
    const before = known.get(key)
    if (before !== undefined) return before
    const styles = rulesFor(classLists, ofFirstSight)
    if (known.size < mostKnown) known.set(key, styles)
    return styles
  }
}
