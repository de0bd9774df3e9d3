import type { Survivors } from './reasons.ts'

export const favourites: Survivors = {}
