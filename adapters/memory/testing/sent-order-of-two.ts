import { randomUUID } from 'node:crypto'
import { type Assembly, given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { SignedInCaller } from '#application/shared/caller.ts'
import type { Happening } from '#application/shared/happening.ts'
import type { Concerned } from '#application/shared/happenings.ts'
import { lenasAddress } from '#domain/testing/orders.ts'
import { Memory } from '../memory.ts'
import { givenUser } from './given-user.ts'
import { givenArtist, hangWork } from './given-works.ts'

interface SellingArtist {
  readonly id: string
  readonly workId: string
  readonly caller: SignedInCaller
}

export interface SentOrderOfTwo {
  readonly memory: Memory
  readonly shop: Assembly
  readonly order: PlacedOrder
  readonly amina: SellingArtist
  readonly brook: SellingArtist
  /** Lets time go on to a moment. */
  passTo(moment: Date): void
  /** What has been told since it was sent, and to whom. */
  readonly heard: (readonly [Happening['kind'], Concerned])[]
}

/** A guest has bought one work of each of two artists, for 100 dollars each, and both have sent theirs. */
export async function sentOrderOfTwo(): Promise<SentOrderOfTwo> {
  const memory = new Memory()
  const { gallery, accounts } = memory
  const heard: (readonly [Happening['kind'], Concerned])[] = []
  // No two things happen at the same moment, so that each list has one order.
  let now = new Date('2026-03-01T10:00:00Z').getTime()
  const tick = () => {
    now += 1_000
    return new Date(now)
  }
  const shop = memoryAssembly(
    memory,
    given(system.clock, { now: tick }),
    given(paymentWays, watchedBank().ways),
    given(sharedPorts.happenings, {
      tell: async ({ kind }, concerned) => void heard.push([kind, concerned]),
      listen: async () => () => undefined,
    }),
  )
  const artist = (name: string, title: string): SellingArtist => {
    const id = givenArtist(gallery, name)
    const userId = givenUser(accounts, { name, email: `${name}@example.test`, role: 'artist' })
    accounts.artistIds.set(userId, id)
    const workId = hangWork(gallery, { artistId: id, title, price: 100_00, stock: 1 })
    return { id, workId, caller: { userId, role: 'artist', sessionId: name } }
  }
  const amina = artist('amina', 'Harbour at Dusk')
  const brook = artist('brook', 'Night Market')
  const order = await shop
    .get(orderServices.ordering)(null)
    .place(
      {
        items: [amina, brook].map(({ workId }) => ({ artworkId: workId, quantity: 1 })),
        shipping: lenasAddress,
        email: 'lena@example.test',
        payment: { method: 'card', token: 'pays' },
      },
      randomUUID(),
    )
  const kept = memory.orders.orders.get(order.number)
  for (const { id } of [amina, brook]) kept?.ship(id, 'DHL', '42', tick())
  heard.length = 0
  const passTo = (moment: Date) => {
    now = moment.getTime()
  }
  return { memory, shop, order, amina, brook, passTo, heard }
}
