import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import { type Assembly, type Given, given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import { intakePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { claimPorts } from '#adapters/composition/claims/claims.tokens.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import {
  identityPorts,
  identityServices,
  secondFactorPorts,
} from '#adapters/composition/identity/identity.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentPorts } from '#adapters/composition/payments/payments.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryPictureIntake } from '#adapters/memory/catalogue/memory-picture-intake.ts'
import { MemoryJobs } from '#adapters/memory/shared/memory-jobs.ts'
import type { UserForm } from '#application/admin/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { SignedInCaller } from '#application/shared/caller.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { Visibility } from '#domain/catalogue/artwork.ts'
import { User } from '#domain/identity/user.ts'
import type { Order } from '#domain/orders/order.ts'
import { aLine, aPaidOrder } from '#domain/testing/orders.ts'
import { givenVisit } from '../given-visit.ts'
import { testSettings } from '../test-settings.ts'

/** The product over one kind of storage, and what a test needs to see of it. */
export interface AdministrationBackstage {
  assemble(...values: readonly Given[]): Assembly
  mailsTo(address: string): Promise<readonly { readonly subject: string; readonly text: string }[]>
  /** A work with one picture; @returns its id */
  hangWork(userId: string, work: { title: string; visibility: Visibility }): Promise<string>
  titlesOnShow(): Promise<readonly string[]>
  /** Keeps an order. */
  sold(order: Order): Promise<void>
  close(): Promise<void>
}

/** Who works there, and what the admins heard: names of artists who wait, or else what happened. */
function workOf(backstage: AdministrationBackstage) {
  const heard: string[] = []
  const { get } = backstage.assemble(
    given(sharedPorts.happenings, {
      tell: async (news) => void heard.push('name' in news ? news.name : news.kind),
      listen: async () => () => undefined,
    }),
    given(settings, { ...testSettings, triesFactor: 1_000 }),
    given(intakePorts.intake, memoryPictureIntake()),
    given(sharedPorts.jobs, new MemoryJobs()),
  )
  return {
    ...backstage,
    heard,
    users: get(identityPorts.users),
    authenticators: get(secondFactorPorts.authenticators),
    passkeys: get(secondFactorPorts.passkeys),
    userAdministration: get(adminServices.users),
    approval: get(adminServices.approval),
    artworkAdministration: get(adminServices.artworks),
    auditLog: get(adminServices.log),
    statistics: get(adminServices.statistics),
    waiting: get(adminServices.waiting),
    claims: get(claimPorts.claims),
    refundsDue: get(orderPorts.refundsDue),
    money: get(orderPorts.money),
    checks: get(orderPorts.checks),
    notices: get(paymentPorts.notices),
    ledger: get(fairPayPorts.ledger),
    work: get(sharedPorts.work),
    profileOf: get(artistServices.ownProfile),
    accountsOf: get(identityServices.accounts),
  }
}

export const password = 'a wide blue harbour'

export const picture: SentFile = {
  name: 'me.png',
  type: 'image/png',
  size: 8,
  async *stream() {
    yield Buffer.from('\x89PNG me', 'latin1')
  },
}

export const profile = { preferredMedium: 'Bronze', bio: 'Casts bells.', country: 'KE', exhibitions: [] }

/** Admins and those who want to sell over one kind of storage; `ada` is an admin for all tests. */
export function administrationFixture(open: () => Promise<AdministrationBackstage>) {
  let stage: ReturnType<typeof workOf>
  let ada: SignedInCaller
  let number = 0
  beforeAll(async () => {
    stage = workOf(await open())
  })
  afterAll(() => stage.close())

  async function openAdmin(name: string): Promise<SignedInCaller> {
    const id = randomUUID()
    const account = { id, name, email: `${id}@example.test`, country: '', phone: '', role: 'admin' } as const
    await stage.users.add(new User({ ...account, passwordHash: null }, new Date()))
    return { userId: id, role: 'admin', sessionId: randomUUID() }
  }
  beforeEach(async () => {
    ada ??= await openAdmin('Ada Admin')
  })

  const form = (changes: Partial<UserForm> = {}): UserForm => ({
    name: `Person ${++number}`,
    email: `person-${number}-${randomUUID()}@example.test`,
    country: '',
    phone: '',
    role: 'user',
    password,
    ...changes,
  })
  const opened = (changes: Partial<UserForm> = {}) => stage.userAdministration(ada).create(form(changes))

  async function signedIn(email: string): Promise<Visit> {
    const visit = givenVisit()
    await stage.accountsOf(visit).login({ email, password })
    return visit
  }
  const actions = async (subject: string) =>
    (await stage.auditLog(ada).entries({ subject })).items.map(({ action }) => action)

  /** An artist with everything that an admin wants to see. */
  async function ready(name = `Artist ${++number}`) {
    const user = await opened({ role: 'artist', name })
    const visit = await signedIn(user.email)
    const own = stage.profileOf(visit)
    const { id } = await own.create({ ...profile, profilePicture: picture })
    return { user, visit, own, id, name }
  }

  /** Somebody buys a work of an artist's, which is to be sent now. @param happens what became of it since */
  async function buy(
    userId: string,
    artist: { readonly id: string; readonly name: string },
    happens: (order: Order) => void = () => undefined,
  ): Promise<Order> {
    const artworkId = await stage.hangWork(userId, { title: 'Sold', visibility: 'public' })
    const digits = String(++number).padStart(4, '0')
    const lines = [aLine({ artworkId, title: 'Sold', price: 100, artist })]
    const order = aPaidOrder({ id: randomUUID(), number: `4829-${digits}`, lines }, new Date())
    happens(order)
    await stage.sold(order)
    return order
  }

  /** Of a work that was bought and sent, its artist has earned what nobody has paid out. */
  async function earn(userId: string, artist: { readonly id: string; readonly name: string }): Promise<void> {
    const { id, payment } = await buy(userId, artist, (order) =>
      order.ship(artist.id, 'DHL', 'JD0146', new Date()),
    )
    await stage.work.run(() => stage.ledger.post(id, payment, new Date()))
  }

  return {
    get stage() {
      return stage
    },
    get ada() {
      return ada
    },
    /** Goes on as another admin. */
    set ada(other: SignedInCaller) {
      ada = other
    },
    openAdmin,
    form,
    opened,
    signedIn,
    actions,
    ready,
    buy,
    earn,
  }
}

export type AdministrationFixture = ReturnType<typeof administrationFixture>
