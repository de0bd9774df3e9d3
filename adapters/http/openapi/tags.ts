/** What calls are about, by how their addresses begin: in one sentence each, in the order in which they are shown. */
const sentences = {
  artworks: 'Works as shoppers find them, and as their artists send them.',
  categories: 'What kinds of works there are, and how many of each.',
  artists: 'Artists as shoppers meet them, following one, and becoming one.',
  'fair-pay': 'What artists receive of a price, in the open.',
  shipping: 'Where works are sent to.',
  auth: 'Signing in and out, sessions, passwords, and second factors.',
  users: 'One’s own profile, favourites and follows, and all that is known of one.',
  cart: 'The cart of whoever is signed in.',
  orders: 'Orders: placing one, looking at it, withdrawing, and claims.',
  'claim-photographs': 'Photographs that stand beside a claim.',
  payments: 'Ways to pay, and what their providers tell.',
  'sandbox-payments': 'Paying where no money moves.',
  'waiting-mails': 'Mails to whoever waits for a work.',
  'new-works-mails': 'Mails to whoever follows an artist.',
  artist: 'The dashboard of whoever is an artist: works, orders, earnings, payouts and messages.',
  admin: 'The dashboard of admins: artists who wait, users, works, orders, money, and the log.',
  events: 'What happens just now, as it happens.',
} as const satisfies Readonly<Record<string, string>>

type Tag = keyof typeof sentences

const isTag = (name: string): name is Tag => Object.hasOwn(sentences, name)

/** What a call is about. @throws Error for an address that begins as none does so far */
export function tagOf(path: string): Tag {
  const [, name = ''] = path.split('/')
  if (!isTag(name)) throw new Error(`${path} begins as no call does: say in tags.ts what it is about.`)
  return name
}

/** All of them, as OpenAPI lists them. */
export const allTags = Object.entries(sentences).map(([name, description]) => ({ name, description }))
