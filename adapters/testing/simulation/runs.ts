import fc from 'fast-check'
import type { Act, Run, Step } from './acts.ts'
import { cards } from './bank.ts'
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
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('place again'), which }) },
  { weight: 3, arbitrary: fc.record({ do: one('answer'), which, yes: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: one('notice'), which }) },
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

const alone = (...acts: readonly Act[]): readonly Step[] => acts.map((each) => ({ acts: [each], turns: [] }))

const sale: Act = { do: 'place', buyer: 0, works: [[1, 1]], by: 'pays' }

/** What seldom comes about by chance. */
const stories: readonly (readonly Step[])[] = [
  // A sale that goes well until its artist is paid.
  [
    ...alone(sale, { do: 'jobs' }, { do: 'ship', which: 0 }, { do: 'arrive', which: 0 }),
    ...alone({ do: 'time', minutes: 45 * day }, { do: 'payday' }, { do: 'batch', as: 'sent', one: false }),
  ],
  alone({ do: 'batch', as: 'settled', one: true }, { do: 'batch', as: 'returned', one: false }),
  // A phone that answers when its order has been called off.
  alone(
    { do: 'place', buyer: 1, works: [[2, 1]], by: 'phone' },
    { do: 'cancel', which: 0, admin: false },
    { do: 'answer', which: 0, yes: true },
  ),
  alone({ do: 'transfer', which: 0 }, { do: 'refund', which: 0, of: 'amount', part: 30 }),
  // A transfer in two parts, and the same once more.
  [
    ...alone({ do: 'place', buyer: 1, works: [[1, 1]], by: 'transfer' }),
    ...alone({ do: 'statement', which: 0, percent: 60, opensLink: true }),
    ...alone({ do: 'statement', which: 0, percent: 60, opensLink: false }),
  ],
  // What a guest has to pay is in the next statement, and in the one after it.
  [
    ...alone({ do: 'place', buyer: 2, works: [[1, 1]], by: 'transfer' }),
    ...alone({ do: 'statement', which: 0, percent: 100, opensLink: true }),
    ...alone({ do: 'statement', which: 1, percent: 100, opensLink: false }),
  ],
  // A card that is refused at its bank, and another one.
  alone(
    { do: 'place', buyer: 1, works: [[2, 1]], by: 'asks its buyer' },
    { do: 'answer', which: 0, yes: false },
    { do: 'tell', which: 0, times: 2, isStrange: false },
    { do: 'jobs' },
    { do: 'another card', which: 0, by: 'pays' },
  ),
  // What was sent is withdrawn from twice, comes back, and is paid back.
  [
    ...alone({ do: 'place', buyer: 0, works: [[1, 2]], by: 'pays' }, { do: 'jobs' }, { do: 'ship', which: 0 }),
    ...alone({ do: 'withdraw', which: 0, of: 1, isAgain: false }),
    ...alone({ do: 'withdraw', which: 0, of: 1, isAgain: true }, { do: 'withdraw', which: 0, of: 0, isAgain: false }),
    ...alone({ do: 'withdraw', which: 0, of: 0, isAgain: false }),
    ...alone({ do: 'come back', which: 0, as: 'sent' }, { do: 'come back', which: 0, as: 'received' }),
  ],
  alone({ do: 'time', minutes: 22 * day }, { do: 'come back', which: 0, as: 'waived' }),
  // Two wait for the only piece, which nobody pays for.
  [
    ...alone({ do: 'place', buyer: 2, works: [[0, 1]], by: 'phone' }),
    ...alone({ do: 'wait', visitor: 0, work: 0 }, { do: 'time', minutes: 1 }),
    ...alone({ do: 'wait', visitor: 1, work: 0 }, { do: 'time', minutes: 60 }, { do: 'jobs' }, { do: 'jobs' }),
  ],
  // The last one, for two.
  [
    {
      acts: [
        { do: 'place', buyer: 0, works: [[0, 1]], by: 'pays' },
        { do: 'place', buyer: 1, works: [[0, 1]], by: 'pays' },
      ],
      turns: [0, 1, 1, 0, 1, 0, 0, 1],
    },
  ],
  [{ acts: [{ do: 'jobs' }, { do: 'jobs' }], turns: [0, 1, 0, 1, 0, 1, 0, 1] }],
]

/** Short runs: what they come to shrinks to the acts and faults that matter. */
export const runs: fc.Arbitrary<Run> = fc.record({
  steps: fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: step.map((each) => [each]) },
        { weight: 2, arbitrary: fc.constantFrom(...stories) },
      ),
      { minLength: 2, maxLength: 14, size: 'max' },
    )
    .map((parts) => parts.flat()),
  faults: fc.array(fc.record({ after: fc.nat(30), fault: fc.constantFrom(...faults) }), {
    maxLength: 6,
    size: 'max',
  }),
})
