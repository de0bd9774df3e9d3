import { sheetOfElements, styleMark } from './style-attributes.ts'

/** Gives elements the style back that the server's HTML had to put into a sheet; see style-attributes. */
function giveStylesBack(page: Element): void {
  const sheet = document.getElementById(sheetOfElements)
  const rules = sheet instanceof HTMLStyleElement ? (sheet.sheet?.cssRules ?? []) : []
  for (const element of page.querySelectorAll<HTMLElement | SVGElement>(`[${styleMark}]`)) {
    const rule = rules[Number(element.getAttribute(styleMark))]
    if (!(rule instanceof CSSStyleRule)) continue
    element.style.cssText = rule.style.cssText.replaceAll(' !important', '')
    element.removeAttribute(styleMark)
  }
  // Its numbers mean nothing to what comes later.
  sheet?.remove()
}

/** Takes the marks off the buttons that have waited for scripts, see waiting-buttons, and gives elements their own styles. */
export function takeOver(page: Element): void {
  giveStylesBack(page)
  for (const button of page.querySelectorAll('[data-waits]'))
    for (const mark of ['data-waits', 'disabled', 'aria-disabled']) button.removeAttribute(mark)
}
