import { describe } from 'vitest'
import { sandboxVaultContract } from '#adapters/testing/payments/sandbox-vault.suite.ts'
import { memorySandboxVault } from './memory-sandbox-vault.ts'

describe('the sandbox in memory', () => {
  const vault = memorySandboxVault()
  sandboxVaultContract(() => vault)
})
