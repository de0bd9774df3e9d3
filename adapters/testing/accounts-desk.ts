import { afterAll, beforeAll, beforeEach } from 'vitest'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import type { AccountPorts } from '#application/identity/account-ports.ts'
import { accountsService } from '#application/identity/accounts-service.ts'
import type { RegistrationRequest } from '#application/identity/contract.ts'
import { callers } from '#application/identity/sessions/callers.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Mail } from '#application/notifications/outbox.ts'
import { givenVisit } from './given-visit.ts'

/** One implementation of the ports that accounts stand on, and what a test needs to see of it. */
export interface AccountsBackstage
  extends Pick<
    AccountPorts,
    'users' | 'accounts' | 'sessions' | 'tokens' | 'membership' | 'throttle' | 'outbox' | 'work'
  > {
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
export const gone = { refusal: 'rule-broken', code: 'token-no-longer-valid' }

/** The front desk over one implementation of its ports, with a clock that the test moves. */
export function accountsDesk(open: () => Promise<AccountsBackstage>) {
  let backstage: AccountsBackstage
  let now = new Date('2026-03-01T10:00:00Z')
  let ports: AccountPorts
  let people = 0
  const removedLocks: string[] = []
  let meanwhile = async (): Promise<void> => undefined

  beforeAll(async () => {
    backstage = await open()
    const seal = aesSeal('kept in tests alone')
    const shared = { ...backstage, clock: { now: () => now }, digest: sha256, ids: randomIds, seal }
    const passwords = argon2Passwords({ memoryCost: 8, timeCost: 1 })
    ports = {
      ...shared,
      users: {
        ...backstage.users,
        removeLocks: async (userId) => {
          removedLocks.push(userId)
          await backstage.users.removeLocks(userId)
        },
      },
      passwords: {
        ...passwords,
        async isRight(typed, hash) {
          const isRight = await passwords.isRight(typed, hash)
          await meanwhile()
          return isRight
        },
      },
      secondFactors: {
        wanted: async () => null,
        accept: async () => false,
        isRequired: () => false,
        owed: async () => false,
      },
      callerOf: callers(shared),
      phones: numberingPlans,
    }
  })
  afterAll(() => backstage.close())
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00Z')
    meanwhile = async () => undefined
  })

  const desk = (visit: Visit = givenVisit()) =>
    accountsService(ports, { publicUrl: 'https://sanaa.test' })(visit)
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }

  const request = (more: Partial<RegistrationRequest> = {}): RegistrationRequest => ({
    name: 'Lena Okoro',
    email: `Lena-${++people}@example.test`,
    country: 'NG',
    phone: '+2348012345678',
    password,
    role: 'user',
    ...more,
  })

  /** Somebody who has just signed up, in a browser of their own. */
  async function signedUp(more: Partial<RegistrationRequest> = {}) {
    const asked = request(more)
    const visit = givenVisit(`10.2.${people}.1`)
    const user = await desk(visit).register(asked)
    return { ...asked, user, visit, own: desk(visit) }
  }

  async function linkIn(address: string, subject: RegExp): Promise<string> {
    const mail = (await backstage.mailsTo(address)).findLast((each) => subject.test(each.subject))
    const [, token] = /https:\/\/sanaa\.test\/[\w-]+\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    if (token === undefined) throw new Error(`No such mail to ${address}`)
    return token
  }

  /** Happens behind the next password that is checked, before anything comes of it. */
  const givenMeanwhile = (what: () => Promise<void>): void => {
    meanwhile = async () => {
      meanwhile = async () => undefined
      await what()
    }
  }

  return {
    desk,
    pass,
    givenMeanwhile,
    request,
    signedUp,
    linkIn,
    removedLocks,
    get backstage() {
      return backstage
    },
    get now() {
      return now
    },
  }
}

export type AccountsDesk = ReturnType<typeof accountsDesk>
