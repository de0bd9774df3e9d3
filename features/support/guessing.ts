import type { Accounts } from '#application/identity/contract.ts'

/** Tries passwords that are all wrong. */
export async function guess(accounts: Accounts, email: string, times: number): Promise<void> {
  for (let index = 0; index < times; index++)
    await accounts.login({ email, password: `guess ${index}` }).then(
      () => Promise.reject(new Error('A guess was right.')),
      () => undefined,
    )
}
