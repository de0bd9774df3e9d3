import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Assembly, type Given, given } from '#adapters/composition/assembly.ts'
import type { Token } from '#adapters/composition/binding.ts'
import { claimServices } from '#adapters/composition/claims/claims.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { returnServices } from '#adapters/composition/returns/returns.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import type { Mail } from '#application/notifications/outbox.ts'
import type { OrderRequest, OrderView, PlacedOrder } from '#application/orders/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { type WatchedBank, watchedBank } from '../payments/watched-bank.ts'
import { secretIn } from '../shopping.ts'

/** The product over one kind of storage, and what a test needs to see of it. */
export interface OrdersBackstage {
  assemble(...values: readonly Given[]): Assembly
  /** Somebody with an account. @returns their id */
  givenBuyer(email: string, emailVerified: boolean): Promise<string>
  /** A public work; price in cents. @returns its id */
  givenArtwork(work: { title: string; price?: number; stock: number; unique?: boolean }): Promise<string>
  setStock(id: string, stock: number): Promise<void>
  setPrice(id: string, price: number): Promise<void>
  stockOf(id: string): Promise<number>
  orderCount(): Promise<number>
  booksSum(): Promise<number>
  mailOf(event: string): Promise<Pick<Mail, 'subject' | 'text'> | undefined>
  close(): Promise<void>
}

/** The checkout over one implementation of its ports, with a bank that notes what it is asked and a clock of its own. */
export function orderingFixture(open: () => Promise<OrdersBackstage>) {
  let backstage: OrdersBackstage
  let plain: Assembly
  let now = new Date('2026-03-01T10:00:00Z')
  let bank = watchedBank()
  const shops = new WeakMap<WatchedBank['ways'], Assembly>()

  const assembled = (ways: WatchedBank['ways'], ...values: readonly Given[]) =>
    backstage.assemble(given(paymentWays, ways), given(system.clock, { now: () => now }), ...values)

  /** The shop over a bank, once for all who ask for it: to put it together takes longer than most of what is asked. */
  function shopWith({ ways }: WatchedBank, work: UnitOfWork | undefined): Assembly {
    if (work) return assembled(ways, given(sharedPorts.work, work))
    const known = shops.get(ways) ?? assembled(ways)
    shops.set(ways, known)
    return known
  }

  function service(asked: WatchedBank = bank, work?: UnitOfWork, caller: Caller = null, address?: string) {
    const shop = shopWith(asked, work)
    return {
      ...shop.get(orderServices.ordering)(caller, address),
      unpaid: shop.get(orderServices.unpaidOrders),
      administration: shop.get(orderServices.administration)(caller),
      moneyIn: shop.get(orderServices.moneyIn)(caller),
      openPayments: shop.get(orderServices.openPayments),
      withdrawals: shop.get(returnServices.withdrawals)(caller),
      returns: shop.get(returnServices.administration)(caller),
      claims: shop.get(claimServices.claims)(caller),
      keptClaims: shop.get(claimServices.administration)(caller),
      photographs: shop.get(claimServices.photographs)(caller),
    }
  }

  const shipping = {
    name: 'Lena Okoro',
    street: '12 Marina Road',
    city: 'Lagos',
    state: 'Lagos State',
    postalCode: '101241',
    country: 'NG',
    phone: '+2348012345678',
  }

  const request = (
    artworkId: string,
    quantity = 1,
    payment: OrderRequest['payment'] = { method: 'card', token: 'pays' },
  ): OrderRequest => ({
    items: [{ artworkId, quantity }],
    shipping,
    email: 'lena@example.test',
    payment,
  })

  /** A guest opens the link in the mail. */
  async function keep({ id, number, accessKey }: PlacedOrder): Promise<OrderView> {
    const mail = await backstage.mailOf(`order-to-confirm:${id}`)
    return service().keepWorks(number, secretIn(mail?.text), accessKey)
  }

  beforeAll(async () => {
    backstage = await open()
    plain = backstage.assemble()
  })
  afterAll(() => backstage.close())
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00Z')
    bank = watchedBank()
  })

  return {
    service,
    request,
    keep,
    shipping,
    get bank() {
      return bank
    },
    /** A port of what is tested. */
    get: <Port>(port: Token<Port>): Port => plain.get(port),
    get backstage() {
      return backstage
    },
    get now() {
      return now
    },
    set now(time) {
      now = time
    },
  }
}

export type OrderingFixture = ReturnType<typeof orderingFixture>
