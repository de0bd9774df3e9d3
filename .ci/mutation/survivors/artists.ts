import type { Survivors } from './reasons.ts'

export const artists: Survivors = {
  'application/artists/artist-pages.ts': [
    3,
    'A cursor that was read has all its parts, and what is not counted comes after one: only the types do not know.',
  ],
  'application/artists/services/own-profile-service.ts': [
    2,
    'Whoever is signed in has an account, and whoever has just applied an artist.',
  ],
}
