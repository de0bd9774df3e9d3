import type { Survivors } from './reasons.ts'

export const notifications: Survivors = {}
