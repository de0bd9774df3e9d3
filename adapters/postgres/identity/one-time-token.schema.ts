import { defineEntity, p } from '@mikro-orm/core'
import type { TokenPurpose } from '#application/identity/passwords/one-time-tokens.ts'

/** What a link in a mail opens: one for an account and a purpose. */
export const OneTimeTokenSchema = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  properties: {
    digest: p.text().primary(),
    userId: p.uuid(),
    purpose: p.text().$type<TokenPurpose>(),
    expiresAt: p.datetime(3),
  },
  uniques: [{ name: 'one_time_tokens_user_id_purpose_key', properties: ['userId', 'purpose'] }],
})
