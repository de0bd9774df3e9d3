/** What takes the place of a stretch of HTML. */
export interface HtmlEdit {
  /** Where the stretch begins, and where the HTML goes on. */
  readonly from: number
  readonly to: number
  readonly text: string
}

/**
 * HTML with its edits, no two of which may overlap, as pieces that follow each other. V8 keeps a text of more than 128 kB in
 * memory that it asks of the system and gives back each time, which takes longer than to look through it: a page is not put
 * together again, and neither is it for each kind of edit.
 */
export function edited(html: string, edits: readonly HtmlEdit[]): string[] {
  const pieces: string[] = []
  let at = 0
  for (const { from, to, text } of edits.toSorted(
    (one, other) => one.from - other.from || one.to - other.to,
  )) {
    pieces.push(html.slice(at, from), text)
    at = to
  }
  pieces.push(html.slice(at))
  return pieces
}
