import { expect, it } from 'vitest'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { UserRepository } from './user-repository.ts'
import { withdrawMails } from './withdraw-mails.ts'

const madeAt = new Date('2026-03-01T10:00:00Z')

it.each([
  ['ada@example.test', madeAt, ['old@example.test', 'ada@example.test']],
  [null, null, ['old@example.test']],
  ['ada@example.test', null, ['old@example.test', `ada@example.test since ${madeAt.toISOString()}`]],
])(
  'lets go of mails to %s, confirmed at %s, and to what it was before',
  async (email, emailVerifiedAt, expected) => {
    const withdrawn: string[] = []
    const forgotten: string[] = []
    const users = { earlierAddresses: async () => ['old@example.test'] } as Partial<UserRepository>
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
