import type { Page } from 'playwright-core'

/** What is told by its colours apart: axe weighs those elements alone that carry this mark. */
export const toWeigh = 'data-to-weigh'

/**
 * Runs in the page: marks the words whose contrast is not known yet. Words are of a kind where they come out in the same colours,
 * sizes and weights on the same grounds, whatever stands between that draws nothing: one of a kind is weighed for all. Whatever is
 * covered or cannot be seen speaks for no other.
 * @returns the kinds that are weighed by what is marked
 */
function markUnknown([mark, known]: readonly [string, readonly string[]]): string[] {
  const before = new Set(known)
  const found = new Set<string>()
  const grounds = new Map<Element, string>()
  const nothing = 'rgba(0, 0, 0, 0),none,1,none'

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
  /** Whether it may lie over what does not stand around it. */
  const isPlaced = ({ position, transform, gridArea, margin }: CSSStyleDeclaration) =>
    position !== 'static' || transform !== 'none' || /(^|\/ )\d/.test(gridArea) || /(^| )-/.test(margin)
  /** All that is drawn around what stands in an element: whatever draws nothing itself is no ground. */
  const groundOf = (element: Element): string => {
    const there = grounds.get(element)
    if (there !== undefined) return there
    const { parentElement, tagName } = element
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, filter } = style
    const around = parentElement ? groundOf(parentElement) : `${innerWidth} ${style.colorScheme}`
    const drawn = [backgroundColor, backgroundImage, opacity, filter].join()
    const own = isPlaced(style) ? `${tagName} ${element.getAttribute('class')}` : ''
    const ground = own !== '' || drawn !== nothing ? digest([around, drawn, own].join()) : around
    grounds.set(element, ground)
    return ground
  }
  const kindOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return digest([groundOf(element), color, fontSize, fontWeight, textShadow].join())
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
