/** What the server's HTML says of a button that only scripts answer, until they do; see taken-over. */
const waits = ' data-waits=""'

const isSubmit = (button: string): boolean => button.includes(' type="submit"')

/** Whether the server takes this form: a search, or one that says where it is sent. */
const isAnswered = (form: string): boolean => !form.includes(' method="post"') || form.includes(' action="')

/**
 * The server's HTML with every button marked that nothing answers yet: those of forms that only scripts send cannot be
 * pressed, the others say so and are pressed again when somebody answers. Attributes hold no '>': it is escaped there.
 */
export function withWaitingButtons(html: string): string {
  let formIsAnswered = false
  return html.replaceAll(/<form[^>]*>|<\/form>|<button[^>]*/g, (tag) => {
    if (tag.startsWith('<form')) formIsAnswered = isAnswered(tag)
    else if (tag === '</form>') formIsAnswered = false
    else if (isSubmit(tag)) return formIsAnswered ? tag : `${tag} disabled=""${waits}`
    else if (!/ (aria-)?disabled=/.test(tag)) return `${tag} aria-disabled="true"${waits}`
    return tag
  })
}
