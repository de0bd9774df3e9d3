import { hash as digest, randomUUID } from './crypto.ts'

const kept = (salt: string, password: string): string => `${salt}$${digest('sha256', `${salt}$${password}`)}`

/** For people who exist for a second in somebody's own browser: nobody tries to guess here. */
export const hash = async (password: string): Promise<string> => kept(randomUUID(), password)

export async function verify(hashed: string, password: string): Promise<boolean> {
  const [salt = ''] = hashed.split('$')
  return hashed === kept(salt, password)
}
