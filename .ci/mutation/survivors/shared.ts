import { onlyTypes, type Survivors } from './reasons.ts'

export const shared: Survivors = {
  'application/shared/cursor.ts': [1, `There are as many parts as forms: ${onlyTypes}.`],
  'application/shared/keyset.ts': [
    3,
    `A cursor has all its parts: ${onlyTypes}. Without one, nobody reads them.`,
  ],
  'application/shared/one-by-one.ts': [
    1,
    'What is done is found no more, so that to remember it only asks for more at a time.',
  ],
  'domain/shared/typed-number.ts': [
    1,
    'Dollars are what they are taken for, or no currency at all: neither has three decimals.',
  ],
}
