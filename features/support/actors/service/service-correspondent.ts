import type { ArtistDirectory } from '#application/artists/contract.ts'
import type { ArtistMessages } from '#application/messages/contract.ts'
import type { MessageForm } from '#domain/messages/message.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { Correspondent, MessageFieldName } from '#features/support/roles/correspondent.ts'

const fieldNames: Readonly<Record<MessageFieldName, keyof MessageForm>> = {
  'Your name': 'name',
  'Your email': 'email',
  Subject: 'subject',
  Message: 'text',
}

/** Writes by the contract, as the screen does. */
export function serviceCorrespondent(artists: ArtistDirectory, messages: ArtistMessages): Correspondent {
  let sent = false
  let faults: Readonly<Record<string, string>> = {}

  async function named(artist: string) {
    const { items } = await artists.artists({ q: artist })
    const found = items.find(({ name }) => name === artist)
    if (!found) throw new Error(`No artist is called '${artist}'.`)
    return found
  }

  return {
    async readsOf(artist) {
      const { artistProfile } = await artists.artist((await named(artist)).id)
      const { preferredMedium, bio, exhibitions } = artistProfile
      const shows = exhibitions.map(({ title, venue, year }) => `${title}, ${venue}, ${year}`)
      return [preferredMedium, bio, ...shows].join('\n')
    },
    async write(artist, message) {
      const found = await named(artist)
      sent = false
      faults = {}
      try {
        await messages.send(found.id, {
          name: message['Your name'],
          email: message['Your email'],
          subject: message.Subject,
          text: message.Message,
        })
        sent = true
      } catch (error) {
        if (!isDomainError(error) || !error.fields) throw error
        faults = error.fields
      }
    },
    wasSent: async () => sent,
    fieldMessage: async (field) => faults[fieldNames[field]] ?? null,
  }
}
