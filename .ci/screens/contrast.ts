import type { Page } from 'playwright-core'

/** What is told by its colours apart: axe weighs those elements alone that carry this mark. */
export const toWeigh = 'data-to-weigh'

/**
 * Runs in the page: marks the words whose contrast is not known yet. Words are of a kind where they and all that they stand in
 * are made by the same styles, and come out in the same colours, sizes and weights on the same grounds: one of a kind is weighed
 * for all. Whatever is covered or cannot be seen speaks for no other.
 * @returns the kinds that are weighed by what is marked
 */
function markUnknown([mark, known]: readonly [string, readonly string[]]): string[] {
  const before = new Set(known)
  const found = new Set<string>()
  const kinds = new Map<Element, string>()

  /** 53 bits of a text: cyrb53. */
  const digest = (text: string): string => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      one = Math.imul(one ^ code, 2_654_435_761)
      other = Math.imul(other ^ code, 1_597_334_677)
    }
    return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(36)
  }
  const kindOf = (element: Element): string => {
    const there = kinds.get(element)
    if (there !== undefined) return there
    const { parentElement, tagName, className } = element
    const style = getComputedStyle(element)
    const kind = digest(
      [
        parentElement ? kindOf(parentElement) : `${innerWidth} ${style.colorScheme}`,
        tagName,
        className,
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.opacity,
        style.filter,
        style.position,
        style.fontSize,
        style.fontWeight,
        style.textShadow,
      ].join(),
    )
    kinds.set(element, kind)
    return kind
  }
  const wordsIn = ({ childNodes }: Element): string =>
    Array.from(childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue?.trim() : '')).join(
      '',
    )

  const unused = ':disabled, [aria-disabled="true"], [inert]'
  const modal = [...document.querySelectorAll(':modal')].at(-1)
  /** Whether it can be seen, as far as somebody looks now. */
  const isSeen = (element: Element): boolean => {
    if (modal && !modal.contains(element)) return false
    // Of what cannot be used, and of its name, axe says nothing.
    const named = element.closest('label')?.control
    if (element.closest(unused) || named?.matches(unused)) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    const on = document.elementFromPoint(left + width / 2, top + height / 2)
    return !on || on.contains(element) || element.contains(on)
  }

  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute(mark)
    const words = element.matches('input, select, textarea') ? 'a field' : wordsIn(element)
    if (words === '') continue
    // Of a single letter axe says nothing.
    const kind = kindOf(element) + (words.length === 1 ? ' alone' : '')
    if (before.has(kind) || found.has(kind)) continue
    element.setAttribute(mark, '')
    if (isSeen(element)) found.add(kind)
  }
  return [...found]
}

/** Marks words of kinds that are not among those known, as they are drawn now. @returns the kinds that are weighed by them */
export const markWords = (page: Page, known: ReadonlySet<string>): Promise<string[]> =>
  page.evaluate(markUnknown, [toWeigh, [...known]] as const)
