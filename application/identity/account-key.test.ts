import { expect, it } from 'vitest'
import { accountsOf } from './account-key.ts'

it.each(['lena@example.test', '\u202Alena@example.test\u202C'])(
  'an address is read in the same ways whether anybody has it or not: %j',
  async (typed) => {
    const looked: string[] = []
    const byEmail = async (email: string) => {
      looked.push(email)
      return null
    }
    const found = await accountsOf({ byEmail }, ` ${typed} `)
    expect(looked).toEqual([...new Set([typed, 'lena@example.test'])])
    // Whoever checks a password checks one for each, and takes the same time.
    expect(found).toEqual(looked.map(() => null))
  },
)
