import type { Survivors } from './reasons.ts'

export const identity: Survivors = {}
