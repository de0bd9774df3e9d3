import { describe, expect, it } from 'vitest'
import type { ArtistContacts } from './artist-contacts.ts'

interface Given {
  readonly contacts: ArtistContacts
  /** An artist with an account, or without one where there is no address. @returns the artist's id */
  artist(name: string, email: string | null): Promise<string>
  /** Deletes the account with this address. */
  leave(email: string): Promise<void>
}

/** Who can be told of orders, wherever artists and accounts are kept. */
export function describeArtistContacts(kept: string, setUp: () => Promise<Given>): void {
  describe(`contacts of artists ${kept}`, () => {
    it('are those who have an account, and only the ones that were asked for', async () => {
      const { contacts, artist, leave } = await setUp()
      const amina = await artist('Amina Njoroge', 'amina@example.test')
      const imported = await artist('Old Master', null)
      const gone = await artist('Brook Tadesse', 'brook@example.test')
      await artist('Chidi Obi', 'chidi@example.test')
      await leave('brook@example.test')
      expect(await contacts.of([amina, imported, gone])).toEqual([
        { artistId: amina, name: 'Amina Njoroge', email: 'amina@example.test' },
      ])
      expect(await contacts.of([])).toEqual([])
    })
  })
}
