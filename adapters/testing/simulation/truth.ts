import type { Memory } from '#adapters/memory/memory.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Aftermath } from './aftermath.ts'
import type { Bank } from './bank.ts'
import type { Post } from './post.ts'
import type { Wanted } from './stage.ts'
import { Broken } from './trouble.ts'

/** What the shop keeps, and what is true beside it. */
export interface Truth {
  readonly memory: Memory
  readonly bank: Bank
  readonly post: Post
  readonly wanted: readonly Wanted[]
  /** How often a work has come into an account's cart, by both their ids. */
  readonly putIn: ReadonlyMap<string, number>
  readonly aftermath: Aftermath
  readonly now: Date
  /** How much has gone wrong. */
  readonly troubles: number
}

/** @throws Broken where a rule does not hold */
export function holds(is: boolean, rule: string, ...seen: readonly unknown[]): void {
  if (!is) throw new Broken([rule, ...seen.map((each) => JSON.stringify(each))].join(' '))
}

export const isPaid = ({ paymentStatus }: Order): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'partly-refunded' || paymentStatus === 'refunded'
