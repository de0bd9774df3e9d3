import { randomUUID } from 'node:crypto'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { type Given, given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { type WatchedBank, watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { orderOf, secretIn } from '#adapters/testing/shopping.ts'
import type { OrderRequest, OrderView, PlacedOrder } from '#application/orders/contract.ts'
import type { Caller, SignedInCaller } from '#application/shared/caller.ts'
import type { Happening } from '#application/shared/happening.ts'
import type { Concerned } from '#application/shared/happenings.ts'
import { Memory } from '../memory.ts'
import { givenUser } from './given-user.ts'
import { givenArtist, hangWork } from './given-works.ts'

export const byCard = { method: 'card', token: 'card' } as const
export const byPhone = { method: 'mpesa', phoneNumber: '254712345678' } as const
export const byBank = { method: 'atm', bankName: 'Equity Bank', accountNumber: '0123456789' } as const

/**
 * A shop over memory with one work at $640.00 on its walls, on a day that a test decides. What is told to whoever is watching
 * is `told`. @param values what stands in the place of a part
 */
export function openShop(bank: WatchedBank = watchedBank(), ...values: readonly Given[]) {
  const memory = new Memory()
  const day = { now: new Date('2026-03-01T10:00:00Z') }
  const told: (readonly [Happening, Concerned])[] = []
  const artistId = givenArtist(memory.gallery, 'Amina Njoroge')
  const workId = hangWork(memory.gallery, { artistId, title: 'Harbour at Dusk', price: 640_00, stock: 9 })
  const assemble = (...more: readonly Given[]) =>
    memoryAssembly(
      memory,
      given(paymentWays, bank.ways),
      given(system.clock, { now: () => day.now }),
      given(sharedPorts.happenings, {
        tell: async (...news) => void told.push(news),
        listen: async () => () => undefined,
      }),
      ...values,
      ...more,
    )
  const assembly = assemble()
  const admin: SignedInCaller = {
    userId: givenUser(memory.accounts, { role: 'admin' }),
    role: 'admin',
    sessionId: 'admin',
  }
  const ordering = (caller: Caller = null, address?: string) =>
    assembly.get(orderServices.ordering)(caller, address)
  const mailOf = (event: string) => memory.mails.get(event)?.mail

  return {
    memory,
    bank,
    day,
    told,
    artistId,
    workId,
    assembly,
    /** The same shop once more, beside it. @param more what stands in the place of a part there */
    assemble,
    admin,
    ordering,
    /** Somebody with an account, who is signed in. */
    signedIn: (who: Parameters<typeof givenUser>[1] = {}): SignedInCaller => ({
      userId: givenUser(memory.accounts, who),
      role: who.role ?? 'user',
      sessionId: 'here',
    }),
    later: (minutes: number) => {
      day.now = new Date(day.now.getTime() + minutes * 60_000)
    },
    request: (payment: OrderRequest['payment'], quantity = 1) => orderOf(workId, payment, quantity),
    /** A guest orders the work. */
    place: (payment: OrderRequest['payment'], quantity = 1): Promise<PlacedOrder> =>
      ordering().place(orderOf(workId, payment, quantity), randomUUID()),
    /** A guest opens the link in the mail. */
    keep: ({ id, number, accessKey }: PlacedOrder): Promise<OrderView> =>
      ordering().keepWorks(number, secretIn(mailOf(`order-to-confirm:${id}`)?.text), accessKey),
    kept: ({ number }: Pick<PlacedOrder, 'number'>) => memory.orders.orders.get(number),
    stock: () => memory.gallery.artworks.get(workId)?.stock,
    mailOf,
    /** What waits to be done, by its kind. */
    waiting: (kind: string) =>
      [...memory.jobs.waiting.values()].filter((job) => job.kind === kind).map(({ what }) => what),
    doJobs: () => memory.jobs.doAll(allDoers(assembly)),
    /** What admins have done: what the log says of each. */
    log: () =>
      [...memory.audit.values()].map(({ action, subject, before, after }) => ({
        action,
        subject,
        before,
        after,
      })),
  }
}

export type OpenShop = ReturnType<typeof openShop>
