import type { Survivors } from './reasons.ts'

export const orders: Survivors = {}
