import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { KeptMessage, MessageRepository } from './message-repository.ts'

/** One implementation, and artists for it. */
export interface MessagesBackstage {
  readonly messages: MessageRepository
  /** @returns the artist's id */
  givenArtist(artist: { name: string; email: string | null; approved: boolean }): Promise<string>
}

/** What messages to artists promise, in whichever way they are kept. */
export function messageRepositoryContract(open: () => MessagesBackstage): void {
  const messageTo = (artistId: string, changes: Partial<KeptMessage> = {}): KeptMessage => ({
    id: randomUUID(),
    artistId,
    senderId: null,
    senderName: 'Lena Okoro',
    senderEmail: 'lena@example.test',
    subject: 'A commission',
    text: 'Two lines,\nand an umlaut: ü.',
    sentAt: new Date('2026-03-01T10:00:00Z'),
    ...changes,
  })

  it('knows where an approved artist is written to, with and without an account', async () => {
    const { messages, givenArtist } = open()
    const email = `${randomUUID()}@example.test`
    const amina = await givenArtist({ name: 'Amina', email, approved: true })
    const demo = await givenArtist({ name: 'Demo', email: null, approved: true })
    expect(await messages.recipient(amina)).toEqual({ name: 'Amina', email })
    expect(await messages.recipient(demo)).toEqual({ name: 'Demo', email: null })
  })

  it('knows nobody who is not approved, and nobody who is not there', async () => {
    const { messages, givenArtist } = open()
    const pending = await givenArtist({ name: 'Pending', email: null, approved: false })
    expect(await messages.recipient(pending)).toBeNull()
    expect(await messages.recipient(randomUUID())).toBeNull()
    expect(await messages.recipient('no id')).toBeNull()
  })

  it('keeps messages for their artist, the newest first', async () => {
    const { messages, givenArtist } = open()
    const artist = await givenArtist({ name: 'Brook', email: null, approved: true })
    const first = messageTo(artist)
    const second = messageTo(artist, { subject: 'Again', sentAt: new Date('2026-03-02T10:00:00Z') })
    for (const message of [first, second]) await messages.add(message)
    expect(await messages.of(artist)).toEqual([second, first])
    expect(await messages.of(randomUUID())).toEqual([])
  })
}
