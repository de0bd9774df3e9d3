import { expect, it } from 'vitest'
import { focused, tabTo } from './keyboard.ts'
import { addressFields, open } from './visit.ts'
import { anyWindow, visiting } from './visiting.ts'

const visit = visiting(anyWindow)

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
    const { Email: email, ...address } = addressFields()
    for (const [label, text] of Object.entries(address)) {
      await tabTo(page, new RegExp(`^${label}`))
      await keyboard.type(text)
    }
    await tabTo(page, /^Country/)
    await keyboard.type('Kenya')
    await tabTo(page, /^Phone number/)
    await keyboard.type('712345678')
    await tabTo(page, /^Email/)
    await keyboard.type(email)
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
