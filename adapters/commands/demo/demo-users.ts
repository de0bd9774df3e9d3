import { demoArtists } from '#adapters/demo/artists/artists.ts'
import type { DemoArtist } from '#adapters/demo/demo-artist.ts'
import { triedArtist } from '#adapters/demo/demo-sources.ts'
import type { ShippingForm } from '#domain/orders/shipping.ts'

/** The password of every account of the demo; everybody knows it. */
export const demoPassword = 'made-by-hand'

/** Who keeps the demo's shop since before anybody else came. */
export const demoAdmin = {
  email: 'admin@sanaa.test',
  name: 'Wanjiru Kamau',
  country: 'KE',
  joinedDaysAgo: 690,
} as const

/** An artist whom no admin has let in so far. */
export const demoApplicant = {
  email: 'pending@sanaa.test',
  name: 'Teodor Lindqvist',
  country: 'SE',
  joinedDaysAgo: 2,
} as const

const shopperAddress: ShippingForm = {
  name: 'Lena Okoro',
  street: '14 Weaver Bird Close',
  city: 'Ikeja',
  state: 'Lagos',
  postalCode: '100271',
  country: 'NG',
  phone: '+2348030000001',
}

/** A shopper with favourites and orders, who has joined before the first of them. */
export const demoShopper = {
  email: 'shopper@sanaa.test',
  address: shopperAddress,
  joinedDaysAgo: 260,
} as const

/** Where an artist of the demo is written to and signs in: by the first word of the name, which is the family's for some, but for the one who is tried out first. */
export const artistEmail = ({ slug }: Pick<DemoArtist, 'slug'>): string =>
  `${slug === triedArtist ? 'artist' : slug.split('-')[0]}@sanaa.test`

const triedEmail = artistEmail({ slug: triedArtist })

const shown: readonly (readonly [email: string, who: string])[] = [
  [demoAdmin.email, 'an admin'],
  [triedEmail, 'an artist with works and sales'],
  [demoApplicant.email, 'an artist who waits for approval'],
  [demoShopper.email, 'a shopper with favourites and orders'],
]

const others = demoArtists.map(artistEmail).filter((email) => email !== triedEmail)

/** The addresses of all accounts that the demo opens: those that are shown, and the other artists. */
export const demoEmails: readonly string[] = [...shown.map(([email]) => email), ...others]

/** Who can sign in to the demo, for the terminal. */
export const demoAccountsText = (): string =>
  [
    `Demo accounts, all with the password ${demoPassword}:`,
    ...shown.map(([email, who]) => `  ${email.padEnd(20)} ${who}`),
    `  and the other artists, such as ${others[0]}: by the first word of their name as it stands in the shop`,
  ].join('\n')
