import type { UserView } from '#application/identity/contract.ts'

interface Standing {
  readonly word: string
  readonly form: 'is' | 'waits' | 'ended'
  readonly tone: 'ok' | 'warn' | 'mute'
  readonly title: string
  /** What happens next. */
  readonly text: string
}

/** How an artist stands with the shop, in words. */
export const artistStandings: Readonly<Record<NonNullable<UserView['artistStatus']>, Standing>> = {
  pending: {
    word: 'Pending',
    form: 'waits',
    tone: 'warn',
    title: 'Your application is with us',
    text: 'Somebody looks at every new artist before anything is shown. You get an e-mail as soon as it is decided; until then nobody else sees your page.',
  },
  approved: {
    word: 'Approved',
    form: 'is',
    tone: 'ok',
    title: 'You are one of our artists',
    text: 'Your page is public, and what hangs there is for sale. The rooms for new works, orders to ship and earnings are being built.',
  },
  rejected: {
    word: 'Rejected',
    form: 'ended',
    tone: 'mute',
    title: 'Your application was not accepted',
    text: 'The e-mail that we sent you says why. You keep your account, and can buy and collect as before.',
  },
}
