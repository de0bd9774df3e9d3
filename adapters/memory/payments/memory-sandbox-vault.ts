import type { SandboxCard, SandboxUse, SandboxVault } from '#adapters/sandbox/sandbox-vault.ts'

/** The sandbox's memory for as long as this process lives. */
export function memorySandboxVault(): SandboxVault {
  const cards = new Map<string, SandboxCard>()
  const uses = new Map<string, SandboxUse>()
  return {
    async keep(card) {
      cards.set(card.tokenDigest, card)
    },
    async use(use) {
      const card = cards.get(use.tokenDigest)
      const first = uses.get(use.tokenDigest) ?? use
      if (!card || card.expiresAt <= use.at || first.keyDigest !== use.keyDigest) return null
      uses.set(use.tokenDigest, first)
      return { outcome: card.outcome, reference: first.reference }
    },
  }
}
