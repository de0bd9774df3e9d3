import type { Login } from './roles/device.ts'

/** What people sign in with whose addresses are of no importance to a scenario. */
export const loginOf = (name: string): Login => ({
  email: `${name.toLowerCase()}@example.test`,
  password: 'wide blue harbour',
})
