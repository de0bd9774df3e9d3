import type { HtmlEdit } from './html-edits.ts'

/** What the server's HTML says of a button that only scripts answer, until they do; see taken-over. */
const waits = ' data-waits=""'

const isSubmit = (button: string): boolean => button.includes(' type="submit"')

/** Whether the server takes this form: a search, or one that says where it is sent. */
const isAnswered = (form: string): boolean => !form.includes(' method="post"') || form.includes(' action="')

/**
 * Marks every button of the server's HTML that nothing answers yet: those of forms that only scripts send cannot be pressed,
 * the others say so and are pressed again when somebody answers. Attributes hold no '>': it is escaped there.
 */
export function waitingButtons(html: string): readonly HtmlEdit[] {
  let formIsAnswered = false
  const edits: HtmlEdit[] = []
  for (const { index, 0: tag } of html.matchAll(/<form[^>]*>|<\/form>|<button[^>]*/g)) {
    const end = index + tag.length
    const mark = (said: string): void => void edits.push({ from: end, to: end, text: said + waits })
    if (tag.startsWith('<form')) formIsAnswered = isAnswered(tag)
    else if (tag === '</form>') formIsAnswered = false
    else if (isSubmit(tag)) {
      if (!formIsAnswered) mark(' disabled=""')
    } else if (!/ (aria-)?disabled=/.test(tag)) mark(' aria-disabled="true"')
  }
  return edits
}
