import { equal } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { tried } from '../../support/tried.ts'
import type { SanaaWorld } from '../../support/world.ts'

When(
  '{string} sends the order with {string} as {string}',
  async function (this: SanaaWorld, artist: string, carrier: string, trackingNumber: string) {
    await tried(this, this.artist(artist).dashboard.ship(this.orderNumber, { carrier, trackingNumber }))
  },
)

When(
  '{string} corrects the parcel to {string} as {string}',
  async function (this: SanaaWorld, artist: string, carrier: string, trackingNumber: string) {
    const parcel = { carrier, trackingNumber }
    await tried(this, this.artist(artist).dashboard.correctParcel(this.orderNumber, parcel))
  },
)

Then('the dashboard says that this part is on its way already', function (this: SanaaWorld) {
  equal(this.refusal, `This part of order ${this.orderNumber} is on its way already.`)
})

Then('the dashboard says that this part is not on its way', function (this: SanaaWorld) {
  equal(this.refusal, `This part of order ${this.orderNumber} is not on its way.`)
})

Then('the dashboard says that there is no such order to send', function (this: SanaaWorld) {
  equal(this.refusal, `You have no order ${this.orderNumber} to send.`)
})
