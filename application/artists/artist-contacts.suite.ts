import { describe, expect, it } from 'vitest'
import type { ArtistContacts } from './artist-contacts.ts'

interface Given {
  readonly contacts: ArtistContacts
  /** An artist with an account, or without one where there is no address. @returns the artist's id */
  artist(name: string, email: string | null): Promise<string>
  /** Suspends the account with this address. */
  suspend(email: string): Promise<void>
  /** Deletes the account with this address. */
  leave(email: string): Promise<void>
}

/** Who can be told of orders, wherever artists and accounts are kept. */
export function describeArtistContacts(kept: string, setUp: () => Promise<Given>): void {
  describe(`contacts of artists ${kept}`, () => {
    it('are those who have an account, and only the ones that were asked for', async () => {
      const { contacts, artist, suspend, leave } = await setUp()
      const amina = await artist('Amina Njoroge', 'amina@example.test')
      const imported = await artist('Old Master', null)
      const gone = await artist('Brook Tadesse', 'brook@example.test')
      await artist('Chidi Obi', 'chidi@example.test')
      const desta = await artist('Desta Hailu', 'desta@example.test')
      await suspend('desta@example.test')
      await leave('brook@example.test')
      const found = await contacts.of([amina, imported, gone, desta])
      expect(found.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
        { artistId: amina, name: 'Amina Njoroge', email: 'amina@example.test', isSuspended: false },
        { artistId: desta, name: 'Desta Hailu', email: 'desta@example.test', isSuspended: true },
      ])
      expect(await contacts.of([])).toEqual([])
    })
  })
}
