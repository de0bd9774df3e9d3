/**
 * What takes the place of what a browser has not: packages and Node's own modules by their names, our files by their paths.
 * Rules, services, stores and steps are those of the shop; what stands here are the machine below them, and the technologies
 * that the domain level asks nothing of.
 */
export const standIns: Readonly<Record<string, string>> = {
  '@cucumber/cucumber': 'runner/cucumber.ts',
  'node:assert/strict': 'stand-ins/assert.ts',
  'node:async_hooks': 'stand-ins/async-hooks.ts',
  'node:buffer': 'stand-ins/buffer.ts',
  'node:crypto': 'stand-ins/crypto.ts',
  'node:stream': 'stand-ins/stream.ts',
  'node:os': 'stand-ins/absent.ts',
  '@node-rs/argon2': 'stand-ins/argon2.ts',
  'csv-parse': 'stand-ins/csv.ts',
  sharp: 'stand-ins/sharp.ts',
  'gherkin-languages.json': 'stand-ins/gherkin-languages.ts',
  'regexp-match-indices': 'stand-ins/match-indices.ts',
  'adapters/system/aes-seal.ts': 'stand-ins/seal.ts',
  'adapters/passkeys/webauthn.ts': 'stand-ins/passkeys.ts',
  'adapters/testing/software-passkeys.ts': 'stand-ins/passkeys.ts',
  'adapters/composition/catalogue/image-store-at.ts': 'stand-ins/absent.ts',
  'adapters/pdf/pdf-receipt-printer.ts': 'stand-ins/absent.ts',
  'adapters/pdf/pdf-statement-printer.ts': 'stand-ins/absent.ts',
  'adapters/stripe/stripe-provider.ts': 'stand-ins/absent.ts',
  'adapters/mpesa/mpesa-provider.ts': 'stand-ins/absent.ts',
  'features/support/stages/http.ts': 'stand-ins/absent.ts',
  'features/support/stages/browser.ts': 'stand-ins/absent.ts',
}
