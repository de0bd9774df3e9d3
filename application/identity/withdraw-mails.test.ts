import { expect, it } from 'vitest'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { UserRepository } from './user-repository.ts'
import { withdrawMails } from './withdraw-mails.ts'

it.each([
  ['ada@example.test', ['old@example.test', 'ada@example.test']],
  [null, ['old@example.test']],
])('lets go of mails to %s and to what it was before', async (email, expected) => {
  const withdrawn: string[] = []
  const users = { earlierAddresses: async () => ['old@example.test'] } as Partial<UserRepository>
  const outbox = { withdraw: async (address: string) => void withdrawn.push(address) } as Partial<Outbox>
  await withdrawMails({ users: users as UserRepository, outbox: outbox as Outbox }, { id: 'ada', email })
  expect(withdrawn.toSorted()).toEqual(expected.toSorted())
})
