import type { Locator } from 'playwright-core'
import type { CheckoutField } from '#features/support/roles/shopper.ts'
import { bankFrame, fieldsFrame } from './stripe-js.ts'

/** What the fields of a card are called in the frame of its provider; who buys stands in the form around it. */
const labels: Partial<Readonly<Record<CheckoutField, string | null>>> = {
  'Card number': 'Card number',
  'Expiry date': 'Expiration date',
  CVV: 'Security code',
  'Cardholder name': null,
}

/** A card's fields where its provider has its own in their place. */
export function providerCardFields(main: () => Locator) {
  const frame = (): Locator => main().locator(`iframe[title="${fieldsFrame}"]`)
  /** The bank's own page, over the shop's. */
  const bank = (): Locator => main().page().locator(`iframe[title="${bankFrame}"]`)
  return {
    /** @returns whether the field is the provider's to fill in, or to leave out */
    async fill(name: CheckoutField, text: string): Promise<boolean> {
      const label = labels[name]
      if (label === undefined) return false
      await frame()
        .or(main().getByLabel('Card number', { exact: true }))
        .first()
        .waitFor()
      if ((await frame().count()) === 0) return false
      if (label !== null) await frame().contentFrame().getByLabel(label, { exact: true }).fill(text)
      return true
    },
    bank,
    answerBank: (isThem: boolean): Promise<void> =>
      bank()
        .contentFrame()
        .getByRole('button', { name: isThem ? 'Yes' : 'No', exact: true })
        .click(),
  }
}
