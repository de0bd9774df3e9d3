import type { Survivors } from './reasons.ts'

export const artists: Survivors = {}
