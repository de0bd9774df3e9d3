/** A rule of style by itself. */
export interface StyleRule {
  /** What stands around it, from the outside in, such as '@media print'. */
  readonly around: readonly string[]
  readonly text: string
  /** The classes of each of its selectors; none where it holds for whatever is there. */
  readonly classes: readonly (readonly string[])[]
}

const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

/**
 * The rules that something in the HTML can answer to, as one text in their own order. Whatever a page shows when it comes
 * is drawn by these alone; what it shows later has classes of its own, and its rules come with the sheet of all.
 */
export function stylesFor(html: string, rules: readonly StyleRule[]): string {
  const there = classesOf(html)
  let text = ''
  let open: readonly string[] = []
  for (const rule of rules) {
    if (!rule.classes.some((names) => names.every((name) => there.has(name)))) continue
    const { around } = rule
    if (around !== open && around.join() !== open.join()) {
      text += '}'.repeat(open.length) + around.map((each) => `${each}{`).join('')
      open = around
    }
    text += rule.text
  }
  return text + '}'.repeat(open.length)
}
