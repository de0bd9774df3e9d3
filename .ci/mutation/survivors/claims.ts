import type { Survivors } from './reasons.ts'

export const claims: Survivors = {}
