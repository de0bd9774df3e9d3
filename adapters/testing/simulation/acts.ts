import type { Card } from './bank.ts'
import type { PlannedFault } from './trouble.ts'

/** What somebody does; `which` counts orders, or payouts, from the latest back. */
export type Act =
  | {
      readonly do: 'place'
      readonly buyer: number
      /** Which works, by place, and how many pieces of each. */
      readonly works: readonly (readonly [number, number])[]
      readonly by: Card | 'phone' | 'transfer'
      /** Whose cart they leave: a visitor's browser's, or that of the buyer's account; none unless told. */
      readonly from?: 'browser' | 'account' | 'nowhere'
    }
  | { readonly do: 'place again'; readonly which: number }
  | {
      /** An answer is lost, or not waited for: what has left a cart is ordered again where it is still seen, under another key. */
      readonly do: 'another window'
      readonly which: number
      readonly by: Card | 'phone' | 'transfer'
    }
  | { readonly do: 'answer'; readonly which: number; readonly yes: boolean }
  | { readonly do: 'notice'; readonly which: number }
  | { readonly do: 'price'; readonly work: number; readonly price: number }
  | { readonly do: 'transfer'; readonly which: number }
  | { readonly do: 'cancel'; readonly which: number; readonly admin: boolean }
  | { readonly do: 'ship' | 'arrive'; readonly which: number }
  | {
      readonly do: 'refund'
      readonly which: number
      readonly of: 'line' | 'amount' | 'rest'
      /** Which line, or how much of what is left, in percent. */
      readonly part: number
    }
  | { readonly do: 'payday' }
  | { readonly do: 'batch'; readonly as: 'sent' | 'settled' | 'returned'; readonly one: boolean }
  | { readonly do: 'another card'; readonly which: number; readonly by: Card }
  | {
      /** Money comes by transfer, and is in the next statement. */
      readonly do: 'statement'
      readonly which: number
      /** Of what the order costs. */
      readonly percent: number
      /** Whether a guest has opened the link in the mail before. */
      readonly opensLink: boolean
    }
  | {
      /** A provider tells of a payment by itself, or of one that nobody knows. */
      readonly do: 'tell'
      readonly which: number
      readonly times: number
      readonly isStrange: boolean
    }
  | {
      readonly do: 'withdraw'
      readonly which: number
      /** Everything that is left, or one piece of a line. */
      readonly of: number
      /** The browser sends what it sent last once more. */
      readonly isAgain: boolean
    }
  | {
      readonly do: 'come back'
      /** Counts returns. */
      readonly which: number
      readonly as: 'sent' | 'received' | 'waived' | 'refused'
    }
  | { readonly do: 'wait'; readonly visitor: number; readonly work: number }
  | { readonly do: 'time'; readonly minutes: number }
  | { readonly do: 'jobs' }
  | { readonly do: 'restart' }

/** What is done at once: one thing or two, and who of them goes on, turn by turn. */
export interface Step {
  readonly acts: readonly Act[]
  readonly turns: readonly number[]
}

/** All that happens in one run. */
export interface Run {
  readonly steps: readonly Step[]
  readonly faults: readonly PlannedFault[]
}
