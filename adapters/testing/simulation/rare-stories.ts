import type { Act, Step } from './acts.ts'

/** Minutes. */
const day = 24 * 60

const alone = (...acts: readonly Act[]): readonly Step[] => acts.map((each) => ({ acts: [each], turns: [] }))

const sale = { do: 'place', buyer: 0, works: [[1, 1]], by: 'pays' } as const satisfies Act

/** What seldom comes about by chance. */
export const rareStories: readonly (readonly Step[])[] = [
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
  // An order whose answer may be lost is sent once more, and its work has another price by then.
  alone(sale, { do: 'price', work: 1, price: 7_000 }, { do: 'place again', which: 0 }),
  // An order whose answer may be lost is placed in another window, which shows the same cart; and both at once.
  alone({ ...sale, from: 'account' }, { do: 'another window', which: 0, by: 'pays' }),
  alone({ ...sale, from: 'browser' }, { do: 'another window', which: 0, by: 'phone' }),
  ...(['account', 'browser'] as const).map((from): readonly Step[] => [
    {
      acts: [
        { ...sale, from },
        { do: 'another window', which: 0, by: 'pays' },
      ],
      turns: [0, 1, 1, 0, 1, 0],
    },
  ]),
  // What could not be paid is ordered once more where it is seen again, and what was called off as well.
  alone(
    { ...sale, from: 'account', by: 'refused when taken' },
    { do: 'another window', which: 0, by: 'transfer' },
  ),
  alone(
    { ...sale, from: 'browser', by: 'phone' },
    { do: 'cancel', which: 0, admin: false },
    { do: 'another window', which: 0, by: 'pays' },
    { do: 'answer', which: 0, yes: true },
  ),
  alone({ do: 'transfer', which: 0 }, { do: 'refund', which: 0, of: 'amount', part: 30 }),
  // A transfer in two parts, and the same once more.
  [
    ...alone({ do: 'place', buyer: 1, works: [[1, 1]], by: 'transfer' }),
    ...alone({ do: 'statement', which: 0, percent: 60, opensLink: true }),
    ...alone({ do: 'statement', which: 0, percent: 60, opensLink: false }),
  ],
  // A first part, and an admin who says that all of it is here.
  [
    ...alone({ do: 'place', buyer: 1, works: [[1, 1]], by: 'transfer' }),
    ...alone({ do: 'statement', which: 0, percent: 40, opensLink: true }, { do: 'transfer', which: 0 }),
  ],
  // What a guest has to pay is in the next statement, and in the one after it.
  [
    ...alone({ do: 'place', buyer: 2, works: [[1, 1]], by: 'transfer' }),
    ...alone({ do: 'statement', which: 0, percent: 100, opensLink: true }),
    ...alone({ do: 'statement', which: 1, percent: 100, opensLink: false }),
  ],
  // A guest opens the link when somebody else was faster.
  [
    ...alone({ do: 'place', buyer: 2, works: [[0, 1]], by: 'transfer' }),
    ...alone({ do: 'place', buyer: 0, works: [[0, 1]], by: 'pays' }, { do: 'jobs' }),
    ...alone({ do: 'statement', which: 1, percent: 100, opensLink: true }),
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
    ...alone(
      { do: 'place', buyer: 0, works: [[1, 2]], by: 'pays' },
      { do: 'jobs' },
      { do: 'ship', which: 0 },
    ),
    ...alone({ do: 'withdraw', which: 0, of: 1, isAgain: false }),
    ...alone(
      { do: 'withdraw', which: 0, of: 1, isAgain: true },
      { do: 'withdraw', which: 0, of: 0, isAgain: false },
    ),
    ...alone({ do: 'withdraw', which: 0, of: 0, isAgain: false }),
    ...alone({ do: 'come back', which: 0, as: 'sent' }, { do: 'come back', which: 0, as: 'received' }),
  ],
  alone({ do: 'time', minutes: 22 * day }, { do: 'come back', which: 0, as: 'waived' }),
  // What is withdrawn from does not come back in time, and nothing is given back for it.
  alone(
    { do: 'place', buyer: 1, works: [[2, 1]], by: 'pays' },
    { do: 'jobs' },
    { do: 'ship', which: 0 },
    { do: 'arrive', which: 0 },
    { do: 'withdraw', which: 0, of: 0, isAgain: false },
    { do: 'time', minutes: 22 * day },
    { do: 'come back', which: 0, as: 'refused' },
  ),
  // Two wait for the only piece, which nobody pays for.
  [
    ...alone({ do: 'place', buyer: 2, works: [[0, 1]], by: 'phone' }),
    ...alone({ do: 'wait', visitor: 0, work: 0 }, { do: 'time', minutes: 1 }),
    ...alone(
      { do: 'wait', visitor: 1, work: 0 },
      { do: 'time', minutes: 60 },
      { do: 'jobs' },
      { do: 'jobs' },
    ),
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
