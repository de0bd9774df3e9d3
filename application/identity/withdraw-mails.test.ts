import { expect, it } from 'vitest'
import type { Outbox } from '#application/notifications/outbox.ts'
import { User } from '#domain/identity/user.ts'
import type { UserRepository } from './user-repository.ts'
import { withdrawMails } from './withdraw-mails.ts'

/** As a phone's contacts copy it. */
const wrapped = '\u202Aada@example.test\u202C'
const madeAt = new Date('2026-03-01T10:00:00Z')

it.each([
  ['ada@example.test', madeAt, ['old@example.test', 'ada@example.test']],
  [null, null, ['old@example.test']],
  ['ada@example.test', null, ['old@example.test', `ada@example.test since ${madeAt.toISOString()}`]],
  // Somebody else's may be what was written to the mailbox.
  [wrapped, madeAt, ['old@example.test', 'ada@example.test', wrapped]],
  [wrapped, null, ['old@example.test', `${wrapped} since ${madeAt.toISOString()}`]],
  [
    wrapped.replace('ada', 'eve'),
    null,
    [
      'old@example.test',
      ...['eve@example.test', wrapped.replace('ada', 'eve')].map(
        (each) => `${each} since ${madeAt.toISOString()}`,
      ),
    ],
  ],
])(
  'lets go of mails to %s, confirmed at %s, and to what it was before',
  async (email, emailVerifiedAt, expected) => {
    const withdrawn: string[] = []
    const forgotten: string[] = []
    const other = new User(
      {
        id: 'other',
        name: 'Ada',
        email: 'ada@example.test',
        country: '',
        phone: '',
        role: 'user',
        passwordHash: null,
      },
      madeAt,
    )
    const users: Partial<UserRepository> = {
      earlierAddresses: async () => ['old@example.test'],
      byEmail: async (address) => (address === other.email ? other : null),
    }
    const outbox = {
      withdraw: async (address, since) =>
        void withdrawn.push(since ? `${address} since ${since.toISOString()}` : address),
      forgetName: async (name) => void forgotten.push(name),
    } as Partial<Outbox>
    await withdrawMails(
      { users: users as UserRepository, outbox: outbox as Outbox },
      { id: 'ada', name: 'Ada', email, emailVerifiedAt, createdAt: madeAt },
    )
    expect(withdrawn.toSorted()).toEqual(expected.toSorted())
    expect(forgotten).toEqual(['Ada'])
  },
)
