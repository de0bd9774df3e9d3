import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { Memory } from '#adapters/memory/memory.ts'
import { memoryMessageRepository } from '#adapters/memory/messages/memory-message-repository.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import { memoryThrottle } from '#adapters/memory/shared/memory-throttle.ts'
import { givenUser } from '#adapters/memory/testing/given-user.ts'
import { randomIds } from '#adapters/system/system.ts'
import type { UserView } from '#application/identity/contract.ts'
import { nobodysVisit, type Visit } from '#application/identity/sessions/visit.ts'
import type { Artist } from '#domain/artists/artist.ts'
import { anArtist } from '#domain/testing/artists.ts'
import { artistMessagesService } from './artist-messages-service.ts'

const now = new Date('2026-03-01T10:00:00Z')
const written = { name: 'Lena', email: 'lena@example.test', subject: 'A commission', text: 'Would you?' }
const leyla: UserView = {
  id: randomUUID(),
  name: 'Leyla Demir',
  email: 'leyla@example.test',
  country: 'TR',
  phone: '',
  role: 'user',
  artistStatus: null,
  emailVerified: true,
  createdAt: now.toISOString(),
}

let kept: Memory['messages']
let mails: Memory['mails']
let amina: Artist
let silent: Artist
let happenings: Memory['happenings']
let ownerOfAmina: string
let service: (options?: {
  signedIn?: boolean
  address?: string
}) => ReturnType<ReturnType<typeof artistMessagesService>>

beforeEach(() => {
  const memory = new Memory()
  const { gallery, accounts } = memory
  amina = anArtist({ id: randomUUID(), since: now })
  silent = anArtist({ id: randomUUID(), name: 'Without Account', since: now })
  for (const artist of [amina, silent]) gallery.artists.set(artist.id, artist)
  ;({ messages: kept, mails, happenings } = memory)
  ownerOfAmina = givenUser(accounts, { name: amina.name, email: 'amina@example.test' }, now)
  accounts.artistIds.set(ownerOfAmina, amina.id)
  const throttle = memoryThrottle()
  service = ({ signedIn = false, address = '192.0.2.1' } = {}) => {
    const visit: Visit = { ...nobodysVisit, address }
    return artistMessagesService({
      messages: memoryMessageRepository(memory),
      accounts: { view: async (id) => (id === leyla.id ? leyla : null) },
      callerOf: async () => (signedIn ? { userId: leyla.id, role: 'user', sessionId: 'one' } : null),
      throttle,
      outbox: memoryOutbox(mails),
      happenings,
      work: memory.work,
      ids: randomIds,
      clock: { now: () => now },
    })(visit)
  }
})

const onlyMail = () => [...mails.values()].map(({ mail }) => mail)

describe('a message to an artist', () => {
  it('is kept for the artist and brought by mail, without the address of who wrote', async () => {
    await service().send(amina.id, {
      name: ` ${written.name} `,
      email: ` ${written.email} `,
      subject: ` ${written.subject} `,
      text: '  Would you?\nPerhaps.  ',
    })
    expect([...kept.values()]).toMatchObject([
      {
        artistId: amina.id,
        senderId: null,
        senderName: written.name,
        senderEmail: 'lena@example.test',
        subject: written.subject,
        text: 'Would you?\nPerhaps.',
      },
    ])
    const [mail] = onlyMail()
    expect(mail).toMatchObject({ to: 'amina@example.test', noReply: true })
    expect(mail?.subject).toContain('A commission')
    expect(mail?.text).toContain('> Would you?\n> Perhaps.')
    expect(JSON.stringify(mail)).not.toContain('lena@example.test')
  })

  it('carries the account’s name, whatever else was sent, when somebody is signed in', async () => {
    await service({ signedIn: true }).send(amina.id, { ...written, name: 'Somebody Famous', email: '' })
    expect([...kept.values()]).toMatchObject([
      { senderId: leyla.id, senderName: 'Leyla Demir', senderEmail: 'leyla@example.test' },
    ])
    expect(onlyMail()[0]?.subject).toContain('Leyla Demir')
  })

  it('is heard at once by its artist, and by nobody else', async () => {
    const heard: string[] = []
    for (const userId of [ownerOfAmina, leyla.id])
      await happenings.listen({ userId, role: 'artist', sessionId: 'one' }, ({ kind }) =>
        heard.push(`${userId === leyla.id ? 'Leyla' : 'Amina'}: ${kind}`),
      )
    await service().send(amina.id, written)
    expect(heard).toEqual(['Amina: message-arrived'])
  })

  it('waits for an artist who has no account, without any mail', async () => {
    await service().send(silent.id, written)
    expect(kept.size).toBe(1)
    expect(onlyMail()).toEqual([])
  })

  it('is refused field by field while something is missing', async () => {
    const empty = { name: '', email: 'no address', subject: ' ', text: 'x'.repeat(5001) }
    await expect(service().send(amina.id, empty)).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'message-incomplete',
      fields: {
        name: 'Name is required',
        email: 'Enter a valid email address',
        subject: 'Subject is required',
        text: 'Message must be at most 5,000 characters',
      },
    })
  })

  it('finds nobody who is not there', async () => {
    await expect(service().send(randomUUID(), written)).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'artist-not-found',
    })
  })

  it('is refused after five within an hour to one artist, from that address alone', async () => {
    for (let count = 0; count < 5; count++) await service().send(amina.id, written)
    await expect(service().send(amina.id, written)).rejects.toMatchObject({ refusal: 'too-many-requests' })
    await service().send(silent.id, written)
    await service({ address: '192.0.2.2' }).send(amina.id, written)
    expect(onlyMail()).toHaveLength(6)
  })
})
