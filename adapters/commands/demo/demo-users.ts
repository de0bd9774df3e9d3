import type { DemoAccount } from '#adapters/postgres/demo/demo-accounts.ts'

/** The password of every account of the demo; everybody knows it. */
export const demoPassword = 'made-by-hand'

/** Whose accounts the demo opens. */
export const demoUsers: readonly (DemoAccount & { readonly who: string })[] = [
  {
    email: 'admin@sanaa.test',
    name: 'Wanjiru Kamau',
    role: 'admin',
    country: 'KE',
    joinedDaysAgo: 210,
    who: 'an admin',
  },
  {
    email: 'artist@sanaa.test',
    name: 'An artist',
    role: 'artist',
    country: 'KE',
    joinedDaysAgo: 200,
    artist: 'approved',
    who: 'an artist with works and sales',
  },
  {
    email: 'pending@sanaa.test',
    name: 'Teodor Lindqvist',
    role: 'artist',
    country: 'SE',
    joinedDaysAgo: 2,
    artist: 'pending',
    who: 'an artist who waits for approval',
  },
  {
    email: 'shopper@sanaa.test',
    name: 'Lena Okoro',
    role: 'user',
    country: 'NG',
    // Before the first order.
    joinedDaysAgo: 84,
    shoppedAs: 'lena@sanaa.test',
    who: 'a shopper with favourites and orders',
  },
]

/** Who can sign in to the demo, for the terminal. */
export const demoAccountsText = (): string =>
  [
    `Demo accounts, all with the password ${demoPassword}:`,
    ...demoUsers.map(({ email, who }) => `  ${email.padEnd(20)} ${who}`),
  ].join('\n')
