import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Assembly, type Given, given } from '#adapters/composition/assembly.ts'
import type { Token } from '#adapters/composition/binding.ts'
import { gateway as gatewayToken, orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import type { Mail } from '#application/notifications/outbox.ts'
import type { OrderRequest } from '#application/orders/contract.ts'
import type { PaymentGateway } from '#application/orders/payment-gateway.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { DomainError } from '#domain/shared/domain-error.ts'

/** The product over one kind of storage, and what a test needs to see of it. */
export interface OrdersBackstage {
  assemble(...values: readonly Given[]): Assembly
  /** Somebody with an account. @returns their id */
  givenBuyer(email: string, emailVerified: boolean): Promise<string>
  /** A public work; price in cents. @returns its id */
  givenArtwork(work: { title: string; price?: number; stock: number; unique?: boolean }): Promise<string>
  setStock(id: string, stock: number): Promise<void>
  stockOf(id: string): Promise<number>
  orderCount(): Promise<number>
  booksSum(): Promise<number>
  mailOf(event: string): Promise<Pick<Mail, 'subject' | 'text'> | undefined>
  close(): Promise<void>
}

/** The checkout over one implementation of its ports, with a gateway that notes what it is asked and a clock of its own. */
export function orderingFixture(open: () => Promise<OrdersBackstage>) {
  let backstage: OrdersBackstage
  let plain: Assembly
  let now = new Date('2026-03-01T10:00:00Z')
  const calls: string[] = []

  const gateway: PaymentGateway = {
    async authorise(token) {
      calls.push('authorise')
      if (token === 'declined')
        throw new DomainError('payment-refused', 'card-refused', 'Your card was declined.')
      return { reference: 'hold-1' }
    },
    async capture(reference) {
      calls.push(`capture ${reference}`)
    },
    async release(reference) {
      calls.push(`release ${reference}`)
    },
    async refund(reference, amount) {
      calls.push(`refund ${reference} ${amount}`)
    },
    askPhone: async () => ({ reference: 'push-1' }),
    transferInstructions: (_, number) => `Name ${number}`,
  }

  function service(asked: PaymentGateway = gateway, work?: UnitOfWork, caller: Caller = null) {
    const shop = backstage.assemble(
      given(gatewayToken, asked),
      given(system.clock, { now: () => now }),
      ...(work ? [given(sharedPorts.work, work)] : []),
    )
    return {
      ...shop.get(orderServices.ordering)(caller),
      unpaid: shop.get(orderServices.unpaidOrders),
      administration: shop.get(orderServices.administration)(caller),
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

  beforeAll(async () => {
    backstage = await open()
    plain = backstage.assemble()
  })
  afterAll(() => backstage.close())
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00Z')
    calls.length = 0
  })

  return {
    service,
    request,
    shipping,
    gateway,
    calls,
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
