import type { CardLook } from '#application/payments/card-client.ts'
import { color, size, type } from '#web/theme/contract.css.ts'

const nameOf = (token: string): string => token.replace(/^var\((.*)\)$/, '$1')

/** The page's own look, as it is at this moment. */
export function cardLook(page: HTMLElement = document.documentElement): CardLook {
  const styles = getComputedStyle(page)
  const valueOf = (token: string): string => styles.getPropertyValue(nameOf(token)).trim()
  return {
    isNight: styles.colorScheme === 'dark',
    ground: valueOf(color.card),
    ink: valueOf(color.ink),
    quietInk: valueOf(color.ink2),
    border: valueOf(color.control),
    error: valueOf(color.err),
    errorGround: valueOf(color.errWash),
    font: valueOf(type.sans),
    radius: valueOf(size.radius),
  }
}

/** Tells when the page's look becomes another one, by its own switch or the system's. @returns how to stop */
export function onOtherLook(tell: (look: CardLook) => void): () => void {
  const told = () => tell(cardLook())
  const switched = new MutationObserver(told)
  switched.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const wishes = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((wish) =>
    window.matchMedia(wish),
  )
  for (const wish of wishes) wish.addEventListener('change', told)
  return () => {
    switched.disconnect()
    for (const wish of wishes) wish.removeEventListener('change', told)
  }
}
