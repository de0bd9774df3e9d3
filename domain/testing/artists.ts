import { Artist } from '#domain/artists/artist.ts'

/** Amina Njoroge, whom an admin has approved, but for what a test says. */
export function anArtist({
  id = 'amina',
  name = 'Amina Njoroge',
  since = new Date('2026-01-01T10:00:00Z'),
  approved = true,
} = {}): Artist {
  const artist = new Artist(id, name, since)
  if (approved) artist.approve()
  return artist
}
