import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Assembly, type Given, given } from '#adapters/composition/assembly.ts'
import type { Token } from '#adapters/composition/binding.ts'
import { identityPorts, identityServices } from '#adapters/composition/identity/identity.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import type { RegistrationRequest } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Mail } from '#application/notifications/outbox.ts'
import { givenVisit } from '../given-visit.ts'

/** The product over one kind of storage, and what a test needs to see of it. */
export interface AccountsBackstage {
  assemble(...values: readonly Given[]): Assembly
  mailsTo(address: string): Promise<readonly Mail[]>
  /** A public work of the artist that an account is. */
  hangWork(userId: string, title: string): Promise<void>
  approve(userId: string): Promise<void>
  titlesOnShow(): Promise<readonly string[]>
  close(): Promise<void>
}

export const minute = 60_000
export const day = 24 * 60 * minute
export const password = 'wide blue harbour'
export const wrong = {
  refusal: 'not-signed-in',
  code: 'wrong-credentials',
  message: 'Wrong email or password.',
}
export const gone = {
  refusal: 'rule-broken',
  code: 'token-no-longer-valid',
  message: 'This link is no longer valid. Ask for a new one and use the latest mail.',
}

/** What somebody fills in who signs up. */
export const registrationOf = (email: string): RegistrationRequest => ({
  name: 'Lena Okoro',
  email,
  country: 'NG',
  phone: '+2348012345678',
  password,
  role: 'user',
})

/** Signing in over one implementation of its ports, with a clock that the test moves. */
export function accountsFixture(open: () => Promise<AccountsBackstage>) {
  let backstage: AccountsBackstage
  let now = new Date('2026-03-01T10:00:00Z')
  let shop: Assembly
  let accountsMade = 0
  const removedLocks: string[] = []
  let meanwhile = async (): Promise<void> => undefined

  beforeAll(async () => {
    backstage = await open()
    const plain = backstage.assemble()
    const [users, passwords] = [plain.get(identityPorts.users), plain.get(identityPorts.passwords)]
    shop = backstage.assemble(
      given(system.clock, { now: () => now }),
      given(identityPorts.users, {
        ...users,
        removeLocks: async (userId) => {
          removedLocks.push(userId)
          await users.removeLocks(userId)
        },
      }),
      given(identityPorts.passwords, {
        ...passwords,
        async isRight(typed, hash) {
          const isRight = await passwords.isRight(typed, hash)
          await meanwhile()
          return isRight
        },
      }),
    )
  })
  afterAll(() => backstage.close())
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00Z')
    meanwhile = async () => undefined
  })

  const service = (visit: Visit = givenVisit()) => shop.get(identityServices.accounts)(visit)
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }

  const request = (more: Partial<RegistrationRequest> = {}): RegistrationRequest => ({
    ...registrationOf(`Lena-${++accountsMade}@example.test`),
    ...more,
  })

  /** Somebody who has just signed up, in a browser of their own. */
  async function signedUp(more: Partial<RegistrationRequest> = {}) {
    const asked = request(more)
    const visit = givenVisit(`10.2.${accountsMade}.1`)
    const user = await service(visit).register(asked)
    return { ...asked, user, visit, own: service(visit) }
  }

  async function linkIn(address: string, subject: RegExp): Promise<string> {
    const mail = (await backstage.mailsTo(address)).findLast((each) => subject.test(each.subject))
    const [, token] = /https:\/\/sanaa\.test\/[\w-]+\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    if (token === undefined) throw new Error(`No such mail to ${address}`)
    return token
  }

  /** As an address was kept before signs that nobody sees were left out. */
  const keepAs = (id: string, email: string): Promise<void> =>
    shop.get(sharedPorts.work).run(async () => {
      const users = shop.get(identityPorts.users)
      const known = await users.byId(id)
      if (!known) throw new Error('Nobody is there.')
      known.email = email
      await users.save(known)
    })

  /** Happens behind the next password that is checked, before anything comes of it. */
  const givenMeanwhile = (what: () => Promise<void>): void => {
    meanwhile = async () => {
      meanwhile = async () => undefined
      await what()
    }
  }

  return {
    service,
    pass,
    givenMeanwhile,
    request,
    signedUp,
    keepAs,
    linkIn,
    removedLocks,
    /** A port of what is tested. */
    get: <Port>(port: Token<Port>): Port => shop.get(port),
    get backstage() {
      return backstage
    },
    get now() {
      return now
    },
  }
}

export type AccountsFixture = ReturnType<typeof accountsFixture>
