import { afterAll, beforeAll, beforeEach } from 'vitest'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import type { Mail } from '#application/notifications/outbox.ts'
import type { OrderRequest } from '#application/orders/contract.ts'
import { type OrderingPorts, orderingService } from '#application/orders/ordering-service.ts'
import type { PaymentGateway } from '#application/orders/payment-gateway.ts'
import type { SettlementPorts } from '#application/orders/settlement.ts'
import { unpaidOrdersService } from '#application/orders/unpaid-orders-service.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
/** One implementation of the ports that orders stand on, and what a test needs to see of it. */
export interface OrdersBackstage extends SettlementPorts {
  readonly work: UnitOfWork
  readonly accounts: OrderingPorts['accounts']
  readonly ownOrders: OrderingPorts['ownOrders']
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
export function orderingDesk(open: () => Promise<OrdersBackstage>) {
  let backstage: OrdersBackstage
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

  function desk(given: PaymentGateway = gateway, work: UnitOfWork = backstage.work, caller: Caller = null) {
    const ports = {
      ...backstage,
      gateway: given,
      work,
      ids: randomIds,
      clock: { now: () => now },
      digest: sha256,
      phones: numberingPlans,
    }
    const settings = { feePercent: 15, publicUrl: 'https://sanaa.test' }
    return {
      ...orderingService(ports, settings)(caller),
      unpaid: unpaidOrdersService(ports, settings.publicUrl),
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
  })
  afterAll(() => backstage.close())
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00Z')
    calls.length = 0
  })

  return {
    desk,
    request,
    shipping,
    gateway,
    calls,
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

export type OrderingDesk = ReturnType<typeof orderingDesk>
