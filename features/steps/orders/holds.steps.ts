import { equal, ok, rejects } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { keepWorks } from '../../support/kept-works.ts'
import { address, card } from '../../support/purchase.ts'
import type { Buyer, CartHolder, PayingBy } from '../../support/roles/shopper.ts'
import type { SanaaWorld } from '../../support/world.ts'

/** More than anybody may have waiting. */
const tries = 12

const means: Readonly<Record<Exclude<PayingBy, 'card'>, Parameters<SanaaWorld['shopper']['fillIn']>[0]>> = {
  'M-Pesa': { 'M-Pesa phone number': '254712345678' },
  'bank transfer': { 'Bank name': 'Equity Bank', 'Account number': '1234567890' },
}

When(
  /^a visitor orders (\d+) × "([^"]*)" by (M-Pesa|bank transfer) again and again, each time for (another|the same) mailbox, and pays nothing$/,
  async function (
    this: SanaaWorld,
    pieces: string,
    title: string,
    method: Exclude<PayingBy, 'card'>,
    which: string,
  ) {
    const order = async (shopper: CartHolder & Buyer, time: number): Promise<boolean> => {
      // What was refused lies there still.
      if ((await shopper.cart()).totalItems === 0) await shopper.hasInCart(title, Number(pieces))
      await shopper.goToCheckout()
      await shopper.fillIn({ ...address, Email: `lena${which === 'another' ? time : ''}@example.test` })
      await shopper.payBy(method)
      await shopper.fillIn(means[method])
      await shopper.placeOrder()
      return (await shopper.alert()) === null
    }
    await this.shopper.unseen(async (shopper) => {
      for (let time = 0; await order(shopper, time); time += 1)
        if (time === tries) throw new Error(`All of ${tries} orders were placed.`)
    })
    // Then one sees why there are no more.
    await order(this.shopper, tries)
  },
)

When('somebody else orders {string} by M-Pesa', async function (this: SanaaWorld, title: string) {
  const elsewhere = await this.newDevice()
  this.devices.set('elsewhere', elsewhere)
  await elsewhere.shopper.unseen(async (shopper) => {
    await shopper.addToCart(title)
    await shopper.goToCheckout()
    await shopper.fillIn({ ...address, Email: 'mateo@example.test' })
    await shopper.payBy('M-Pesa')
    await shopper.fillIn(means['M-Pesa'])
    await shopper.placeOrder()
    equal(await shopper.alert(), null)
  })
})

When('the visitor pays by card', async function (this: SanaaWorld) {
  await this.shopper.payBy('card')
  await this.shopper.fillIn({ ...card, 'Card number': '4242 4242 4242 4242' })
  await this.shopper.placeOrder()
})

Then('they are told {string}', async function (this: SanaaWorld, text: string) {
  await this.sees(async () => equal(await this.shopper.alert(), text))
})

Then('she reads that a link keeps the works for {string}', async function (this: SanaaWorld, time: string) {
  const { instructions } = (await this.shopper.order()) ?? {}
  equal(instructions, `We have sent you a link: the works are kept for you for ${time} once you open it.`)
})

Then('her order tells her {string}', async function (this: SanaaWorld, text: string) {
  equal((await this.shopper.order())?.instructions, text)
})

Then(
  'the page says that it is in another basket for {int} to {int} minutes, by the clock',
  async function (this: SanaaWorld, least: number, most: number) {
    const time = this.display.page
      .getByRole('main')
      .getByText(/in another basket until \d\d:\d\d\b/i)
      .first()
      .locator('time')
    await time.waitFor()
    const end = (await time.getAttribute('datetime')) ?? ''
    const left = Date.parse(end) - Date.now()
    ok(left > (least - 1) * 60_000 && left <= most * 60_000, `It is free again in ${left} milliseconds.`)
    // By the clock of whoever looks.
    const byClock = await this.display.page.evaluate((at) => new Date(at).toTimeString().slice(0, 5), end)
    equal(await time.innerText(), byClock)
  },
)

Then('the link in the mail works no more', async function (this: SanaaWorld) {
  await rejects(keepWorks(this), isDomainError)
})
