import type { Survivors } from './reasons.ts'

export const catalogue: Survivors = {}
