import type { Page } from 'playwright-core'

/** Where the keyboard is. */
interface Stop {
  readonly name: string
  /** What is wrong with how the focus shows; null where it is seen. */
  readonly hidden: string | null
}

/** Runs in the page: what has the focus, and whether one sees that it has. */
export function focused(): Stop {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return { name: '', hidden: null }
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
  const name = (element.getAttribute('aria-label') ?? label ?? element.textContent).trim()
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isRinged = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  if (!isInSight) return { name, hidden: `${name} has the focus out of sight` }
  return { name, hidden: isRinged ? null : `${name} does not show its focus` }
}

/** Goes from stop to stop until one is called so. @throws Error where none is, or one does not show its focus */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    const { name, hidden } = await page.evaluate(focused)
    if (hidden !== null) throw new Error(hidden)
    if (wanted.test(name)) return
    passed.push(name)
  }
  throw new Error(`No stop is called ${wanted}. There were: ${passed.join(', ')}`)
}
