import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addressFields, open } from './visit.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

interface Stop {
  readonly name: string
  /** What is wrong with how the focus shows; null where it is seen. */
  readonly hidden: string | null
}

/** Runs in the page: what has the focus, and whether one sees that it has. */
function focused(): Stop {
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
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
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

it('the whole way from the gallery to the confirmed order is gone by keyboard', async () => {
  await visit({}, async (visitor) => {
    const { page, exhibits } = visitor
    const { keyboard } = page
    await open(visitor, `/art-gallery?${new URLSearchParams({ q: exhibits.work.title })}`)
    await tabTo(page, /^Skip to content$/)
    await keyboard.press('Enter')
    await tabTo(page, new RegExp(`^${exhibits.work.title}`))
    await keyboard.press('Enter')
    await page.waitForURL('**/artwork/**')
    await page.getByRole('heading', { level: 1, name: exhibits.work.title }).waitFor()
    await tabTo(page, /^Add to Cart/)
    await keyboard.press('Enter')
    await page
      .getByRole('group', { name: `Quantity of ${exhibits.work.title}` })
      .first()
      .waitFor()
    expect(await page.evaluate(focused)).toMatchObject({ hidden: null })

    await open(visitor, '/cart')
    await tabTo(page, /^Proceed to Checkout$/)
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Place Order' }).waitFor()
    const {
      'Full name': fullName,
      'Street address': street,
      City: city,
      'State/Province': state,
    } = addressFields
    for (const [label, text] of [
      [/^Full name/, fullName],
      [/^Street address/, street],
      [/^City/, city],
      [/^State\/Province/, state],
      [/^Postal code/, addressFields['Postal code']],
    ] as const) {
      await tabTo(page, label)
      await keyboard.type(text ?? '')
    }
    await tabTo(page, /^Country/)
    await keyboard.type('Kenya')
    await tabTo(page, /^Phone number/)
    await keyboard.type('712345678')
    await tabTo(page, /^Email/)
    await keyboard.type(addressFields['Email'] ?? '')
    await tabTo(page, /^Card$/)
    for (let presses = 0; presses < 2; presses++) await keyboard.press('ArrowDown')
    await tabTo(page, /^Bank name/)
    await keyboard.type('Equity Bank')
    await tabTo(page, /^Account number/)
    await keyboard.type('1234567890')
    await tabTo(page, /^Place Order/)
    await keyboard.press('Enter')
    await page.waitForURL('**/checkout/confirmed**')
    await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
  })
})
