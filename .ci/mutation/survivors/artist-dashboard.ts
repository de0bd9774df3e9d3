import type { Survivors } from './reasons.ts'

export const artistDashboard: Survivors = {}
