import { equal, match } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { address, card } from '../../support/purchase.ts'
import type { SanaaWorld } from '../../support/world.ts'

When('she tells her bank that it is her', async function (this: SanaaWorld) {
  await this.shopper.answerBank(true)
})

When('she tells her bank that it is not her', async function (this: SanaaWorld) {
  await this.shopper.answerBank(false)
})

When('she pays the order with the card {string}', async function (this: SanaaWorld, number: string) {
  await this.shopper.payWithAnotherCard({ ...card, 'Card number': number })
})

Then('her bank asks first whether it is her', async function (this: SanaaWorld) {
  await this.sees(async () => equal((await this.shopper.order())?.status, 'awaiting-payment'))
})

Then('a mail tells her how her order is still to be confirmed', async function (this: SanaaWorld) {
  const [mail] = await this.stage.mailsTo(address['Email'])
  match(mail?.text ?? '', /your bank wants to know that it is you/)
})

Then('she is told of her card {string}', async function (this: SanaaWorld, sentence: string) {
  await this.sees(async () => equal((await this.shopper.order())?.refusal, sentence))
})
