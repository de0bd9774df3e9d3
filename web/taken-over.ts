/** Takes the marks off the buttons that have waited for scripts; see waiting-buttons. */
export function takeOver(page: Element): void {
  for (const button of page.querySelectorAll('[data-waits]'))
    for (const mark of ['data-waits', 'disabled', 'aria-disabled']) button.removeAttribute(mark)
}
