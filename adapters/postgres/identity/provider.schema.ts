import { defineEntity, p } from '@mikro-orm/core'
import type { RegistrationRole } from '#domain/identity/roles.ts'

/** Which of a provider's people are which of ours. */
export const ProviderIdentitySchema = defineEntity({
  name: 'ProviderIdentity',
  tableName: 'provider_identities',
  properties: {
    issuer: p.text().primary(),
    subject: p.text().primary(),
    userId: p.uuid(),
    joinedAt: p.datetime(),
  },
})

/** Who has left for a provider and is waited for. */
export const ProviderReturnSchema = defineEntity({
  name: 'ProviderReturn',
  tableName: 'provider_returns',
  properties: {
    state: p.text().primary(),
    browserDigest: p.text(),
    nonce: p.text(),
    codeVerifier: p.text(),
    returnTo: p.text(),
    role: p.text().$type<RegistrationRole>(),
    expiresAt: p.datetime(),
  },
})

/** Who has come back, and whose account wants a code before it opens. */
export const ProviderArrivalSchema = defineEntity({
  name: 'ProviderArrival',
  tableName: 'provider_arrivals',
  properties: {
    browserDigest: p.text().primary(),
    userId: p.uuid(),
    expiresAt: p.datetime(),
  },
})
