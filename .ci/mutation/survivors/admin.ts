import type { Survivors } from './reasons.ts'

export const admin: Survivors = {}
