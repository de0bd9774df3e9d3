import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { artistDashboardPorts } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import { type Assembly, given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import { paymentPorts } from '#adapters/composition/payments/payments.tokens.ts'
import { payoutPorts } from '#adapters/composition/payouts/payouts.tokens.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { testSettings } from '../test-settings.ts'
import {
  type DashboardBackstage,
  dashboardFixture,
  type GivenArtist,
  payday,
} from './artist-dashboard-fixture.ts'

/** What a shop decides whose buyers pay by bank. */
export const takingRealMoney = {
  payments: { bank: { iban: 'DE89370400440532013000', holder: 'Sanaa', bic: 'COBADEFFXXX', bank: 'A bank' } },
} as const

/** The same for an assembly. */
export const givenRealMoney = given(settings, { ...testSettings, ...takingRealMoney })

/** The shop while the sandbox stood in for all who pay, and over the same storage since it takes real money. */
export interface ShopThatWentLive extends DashboardBackstage {
  readonly live: Assembly
}

const destination = { kind: 'iban', iban: 'DE89370400440532013000', holder: 'Amina Njoroge' } as const

/** What becomes of the sandbox's orders once a shop takes real money. */
export function playMoneyContract(open: () => Promise<ShopThatWentLive>): void {
  let live: Assembly
  const dashboard = dashboardFixture(async () => {
    const opened = await open()
    live = opened.live
    return opened
  })

  /** An order of $100.00 that was delivered long ago, and that the last of these providers was paid for. */
  async function paidThrough(artist: GivenArtist, ...providers: readonly string[]) {
    const attempts = dashboard.backstage.assembly.get(paymentPorts.attempts)
    const tried = providers.map(
      (provider) =>
        new PaymentAttempt(
          {
            id: randomUUID(),
            origin: randomUUID(),
            provider,
            way: 'card',
            price: 10_000,
            sum: { amount: 10_000, currency: 'USD' },
            payer: null,
          },
          payday,
        ),
    )
    for (const attempt of tried) await attempts.open(attempt)
    const order = await dashboard.givenOrder([{ artist, price: 10_000 }], {
      happens: (bought, at) => {
        bought.paymentReference = tried.at(-1)?.id ?? null
        bought.markPaid(at)
        bought.ship(artist.artistId, 'DHL', 'JD0146', at)
        bought.arrive(artist.artistId, at)
      },
    })
    await dashboard.backstage.work.run(async () => {
      for (const { id } of tried) {
        const attempt = await attempts.byId(id)
        if (!attempt) continue
        attempt.orderNumber = order.number
        await attempts.save(attempt)
      }
    })
    return order.id
  }
  const dueIn = async (shop: Assembly, artistId: string) =>
    (await shop.get(payoutPorts.payouts).due(payday))
      .filter((each) => each.artistId === artistId)
      .map(({ amount, isPlayMoney, takes }) => ({
        amount,
        isPlayMoney,
        orders: takes.map(({ orderId }) => orderId),
      }))

  it('what the sandbox was paid for is due as long as nobody else pays, and never as real money', async () => {
    const amina = await dashboard.backstage.givenArtist('Amina')
    const order = await paidThrough(amina, 'sandbox')
    const played = dashboard.backstage.assembly
    const due = { amount: 8_500, orders: [order] }
    expect(await dueIn(played, amina.artistId)).toEqual([{ ...due, isPlayMoney: false }])
    expect(await dueIn(live, amina.artistId)).toEqual([{ ...due, isPlayMoney: true }])
    const announced = (shop: Assembly) =>
      shop.get(artistDashboardPorts.reader).earnings(amina.artistId, payday)
    expect(await announced(played)).toMatchObject({ earned: 8_500, due: 8_500 })
    expect(await announced(live)).toMatchObject({ earned: 8_500, due: 0 })
  })

  it('what was really paid is due beside it, also where the sandbox had been asked before', async () => {
    const amina = await dashboard.backstage.givenArtist('Amina')
    const order = await paidThrough(amina, 'sandbox', 'stripe')
    const played = await paidThrough(amina, 'stripe', 'sandbox')
    expect(new Set(await dueIn(live, amina.artistId))).toEqual(
      new Set([
        { amount: 8_500, isPlayMoney: false, orders: [order] },
        { amount: 8_500, isPlayMoney: true, orders: [played] },
      ]),
    )
  })

  it('a payout of it that has not arrived is told of, and takes nothing from what is real', async () => {
    const amina = await dashboard.backstage.givenArtist('Amina')
    const [played, real] = [await paidThrough(amina, 'sandbox'), await paidThrough(amina, 'stripe')]
    const { work, payouts, shown } = dashboard.backstage
    const details = { artistId: amina.artistId, amount: 8_500, standing: 'set-aside' } as const
    const setAside = (month: string, orderId: string) =>
      work.run(async () => {
        const at = new Date(`${month}-01T00:00:00Z`)
        const batch = await payouts.begin({ id: randomUUID(), month, madeAt: at })
        const payout = { ...details, id: randomUUID(), month, at }
        await payouts.add(payout, [{ orderId, amount: 8_500 }], batch.id, destination)
        return { batch: batch.id, payout: payout.id }
      })
    const before = await setAside('2026-04', played)
    expect(await dueIn(live, amina.artistId)).toMatchObject([{ amount: 8_500, isPlayMoney: false }])
    const since = await setAside('2026-05', real)
    const told = live.get(payoutPorts.reader)
    expect(await told.holdingPlayMoney(before.batch)).toMatchObject([{ id: before.payout }])
    await work.run(() => payouts.advance(before.batch, 'sent', null, payday))
    expect(await told.holdingPlayMoney(before.batch)).toMatchObject([{ id: before.payout, standing: 'sent' }])
    expect(await told.holdingPlayMoney(since.batch)).toEqual([])
    expect(await shown.holdingPlayMoney(before.batch)).toEqual([])
    await work.run(() => payouts.advance(before.batch, 'returned', [before.payout], payday, 'Played'))
    expect(await told.holdingPlayMoney(before.batch)).toEqual([])
    expect(await dueIn(live, amina.artistId)).toMatchObject([{ amount: 8_500, isPlayMoney: true }])
  })
}
