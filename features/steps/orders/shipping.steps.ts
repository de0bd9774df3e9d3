import { deepEqual, equal } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { ZoneTerms } from '#domain/shipping/shipping-terms.ts'
import type { Zone } from '#domain/shipping/zone.ts'
import type { SanaaWorld } from '../../support/world.ts'

const sent = (zone: string, from: number, to: number): ZoneTerms => ({
  zone: zone as Zone,
  days: { from, to },
  carriage: null,
})

/** What was refused last, by field. */
const refused = new WeakMap<SanaaWorld, Readonly<Record<string, string>>>()

Given(
  '{string} sends to {string} in {int} to {int} days and to {string} in {int} to {int}',
  async function (
    this: SanaaWorld,
    artist: string,
    one: string,
    oneFrom: number,
    oneTo: number,
    other: string,
    otherFrom: number,
    otherTo: number,
  ) {
    await this.artist(artist).shipping.save([sent(one, oneFrom, oneTo), sent(other, otherFrom, otherTo)])
  },
)

Given(
  '{string} sends to {string} in {int} to {int} days but not to {string}',
  async function (this: SanaaWorld, artist: string, wide: string, from: number, to: number, spared: string) {
    const none: ZoneTerms = { zone: spared as Zone, days: null, carriage: null }
    await this.artist(artist).shipping.save([sent(wide, from, to), none])
  },
)

When(
  '{string} sends to {string} in {int} to {int} days, which costs {money}',
  async function (
    this: SanaaWorld,
    artist: string,
    zone: string,
    from: number,
    to: number,
    carriage: string,
  ) {
    const costs = Math.round(Number(carriage.replace(/[$,]/g, '')) * 100)
    await this.artist(artist).shipping.save([{ ...sent(zone, from, to), carriage: costs }])
  },
)

When(
  '{string} says that parcels to {string} take {int} to {int} days',
  async function (this: SanaaWorld, artist: string, zone: string, from: number, to: number) {
    await this.artist(artist)
      .shipping.save([sent(zone, from, to)])
      .catch((error: unknown) => {
        if (!isDomainError(error)) throw error
        refused.set(this, error.fields ?? {})
      })
  },
)

Then('the answer names {string}: {string}', function (this: SanaaWorld, field: string, text: string) {
  equal(refused.get(this)?.[field], text)
})

Then('{string} has named no zone', async function (this: SanaaWorld, artist: string) {
  deepEqual((await this.artist(artist).shipping.show()).zones, [])
})
