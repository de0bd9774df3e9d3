import type { Survivors } from './reasons.ts'

export const shared: Survivors = {}
