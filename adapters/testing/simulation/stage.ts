import type { Memory } from '#adapters/memory/memory.ts'
import type { OrderRequest, PlacedOrder } from '#application/orders/contract.ts'
import type { SignedInCaller } from '#application/shared/caller.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Bank } from './bank.ts'
import type { SimulatedShop } from './simulated-shop.ts'
import type { Trouble } from './trouble.ts'

/** What a buyer's browser knows of an order that it has sent. */
export interface Wanted {
  readonly key: string
  /** What the shop knows it by. */
  readonly keyDigest: string
  /** Null for a visitor. */
  readonly caller: SignedInCaller | null
  readonly request: OrderRequest
  /** What the shop has answered; null where nobody could say. */
  answer: PlacedOrder | null
}

/** Somebody has asked to be told when a work is free, and has not taken it back. */
export interface Asked {
  /** Of a work that is sold. */
  readonly artworkId: string
  /** What the shop knows the wait by. */
  readonly key: string
}

/** Where everybody acts. */
export interface Stage {
  readonly shop: SimulatedShop
  readonly memory: Memory
  readonly bank: Bank
  readonly trouble: Trouble
  readonly clock: { now(): Date; advance(milliseconds: number): void }
}

/** @param which counted from the latest back */
export function latest<Item>(items: Iterable<Item>, which: number): Item | undefined {
  const all = [...items]
  return all.length === 0 ? undefined : all[all.length - 1 - (which % all.length)]
}

export const orderOf = ({ memory }: Stage, which: number): Order | undefined =>
  latest(memory.orders.orders.values(), which)
