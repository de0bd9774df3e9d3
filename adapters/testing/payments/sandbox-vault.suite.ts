import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { SandboxVault } from '#adapters/sandbox/sandbox-vault.ts'

/** What the sandbox's memory promises, in whichever way it remembers. */
export function sandboxVaultContract(open: () => SandboxVault): void {
  const now = new Date('2026-03-01T10:00:00Z')
  const inTime = new Date('2026-03-01T10:14:59Z')
  const expiresAt = new Date('2026-03-01T10:15:00Z')

  async function kept() {
    const tokenDigest = randomUUID()
    await open().keep({ tokenDigest, outcome: 'pays', last4: '4242', brand: 'Visa', expiresAt })
    return (keyDigest: string, reference: string, at = now) =>
      open().use({ tokenDigest, keyDigest, reference, at })
  }

  it('knows what a card does', async () => {
    const use = await kept()
    expect(await use('key', 'hold-1', inTime)).toEqual({ outcome: 'pays', reference: 'hold-1' })
  })

  it('gives the same payment its first reference again', async () => {
    const use = await kept()
    await use('key', 'hold-1')
    expect(await use('key', 'hold-2')).toEqual({ outcome: 'pays', reference: 'hold-1' })
  })

  it('lets no other payment use the card', async () => {
    const use = await kept()
    await use('key', 'hold-1')
    expect(await use('another key', 'hold-2')).toBeNull()
  })

  it('lets one of several payments at once use it', async () => {
    const use = await kept()
    const uses = await Promise.all(['a', 'b', 'c', 'd'].map((key) => use(key, `hold-${key}`)))
    expect(uses.filter((each) => each !== null)).toHaveLength(1)
  })

  it('forgets a card when its time is over', async () => {
    const use = await kept()
    expect(await use('key', 'hold-1', expiresAt)).toBeNull()
  })

  it('knows no card that was never kept', async () => {
    const unknown = { tokenDigest: 'made up', keyDigest: 'key', reference: 'hold-1', at: now }
    expect(await open().use(unknown)).toBeNull()
  })
}
