import type { UserView } from '#application/identity/contract.ts'
import { withoutPrefix } from '#domain/identity/phone-number.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { PrefixOf } from './checkout-form.ts'

/** A checkout that begins with what is known of its buyer; what they have typed before stands above it. */
export function draftFor(
  account: UserView | null,
  draft: CheckoutDraft | null,
  prefixOf: PrefixOf,
): CheckoutDraft | null {
  if (!account) return draft
  const { name, country, phone, email } = account
  const known = { name, country, phone: withoutPrefix(prefixOf(country), phone) }
  // The confirmation goes to the account's own address.
  const fields = { ...known, ...draft?.fields, email }
  return { fields, method: draft?.method ?? 'card', key: draft?.key ?? null }
}
