import fc from 'fast-check'
import type { Act, Run, Step } from './acts.ts'
import { cards } from './bank.ts'
import { rareStories } from './rare-stories.ts'
import { faults } from './trouble.ts'

const kinds = [...cards, 'phone', 'transfer'] as const
const which = fc.nat(3)
const one = <Name extends Act['do']>(name: Name) => fc.constant(name)
const day = 24 * 60

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: one('place'),
      buyer: fc.nat(2),
      works: fc.uniqueArray(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 2 })), {
        minLength: 1,
        maxLength: 2,
        selector: ([work]) => work,
      }),
      by: fc.constantFrom(...kinds),
      from: fc.constantFrom('browser' as const, 'account' as const, 'nowhere' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('place again'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: one('another window'), which, by: fc.constantFrom(...kinds) }),
  },
  { weight: 3, arbitrary: fc.record({ do: one('answer'), which, yes: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: one('notice'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: one('price'),
      work: fc.nat(2),
      price: fc.integer({ min: 4_000, max: 9_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('transfer'), which }) },
  { weight: 2, arbitrary: fc.record({ do: one('cancel'), which, admin: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('ship' as const, 'arrive' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: one('refund'),
      which,
      of: fc.constantFrom('line' as const, 'amount' as const, 'rest' as const),
      part: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: one('payday') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: one('batch'),
      as: fc.constantFrom('sent' as const, 'settled' as const, 'returned' as const),
      one: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: one('another card'), which, by: fc.constantFrom(...cards) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: one('statement'),
      which,
      percent: fc.constantFrom(100, 60, 40, 130),
      opensLink: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: one('tell'),
      which,
      times: fc.integer({ min: 1, max: 2 }),
      isStrange: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: one('withdraw'), which, of: fc.nat(2), isAgain: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: one('come back'),
      which,
      as: fc.constantFrom('sent' as const, 'received' as const, 'waived' as const, 'refused' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: one('wait'), visitor: fc.nat(2), work: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: one('time'),
      minutes: fc.constantFrom(1, 3, 16, 60, day, 3 * day, 22 * day, 45 * day),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: one('jobs') }) },
  { weight: 1, arbitrary: fc.record({ do: one('restart') }) },
)

const step: fc.Arbitrary<Step> = fc.record({
  acts: fc.oneof({ weight: 3, arbitrary: fc.tuple(act) }, { weight: 1, arbitrary: fc.tuple(act, act) }),
  turns: fc.array(fc.nat(1), { maxLength: 12 }),
})

/** Mostly whole; what has nothing to do with what goes wrong falls out as it shrinks. */
const story: fc.Arbitrary<readonly Step[]> = fc
  .constantFrom(...rareStories)
  .chain((steps) => fc.tuple(fc.constant(steps), fc.nat(19), ...steps.map(() => fc.nat(9))))
  .map(([steps, isWhole, ...kept]) => (isWhole > 0 ? steps : steps.filter((_, nth) => kept[nth] !== 0)))

/** Short runs: what they come to shrinks to the acts and faults that matter. */
export const runs: fc.Arbitrary<Run> = fc.record({
  steps: fc
    .array(fc.oneof({ weight: 5, arbitrary: step.map((each) => [each]) }, { weight: 2, arbitrary: story }), {
      minLength: 2,
      maxLength: 14,
      size: 'max',
    })
    .map((parts) => parts.flat()),
  faults: fc.array(fc.record({ after: fc.nat(30), fault: fc.constantFrom(...faults) }), {
    maxLength: 6,
    size: 'max',
  }),
})
