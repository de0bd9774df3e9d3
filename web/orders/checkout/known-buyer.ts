import type { UserView } from '#application/identity/contract.ts'
import { withoutPrefix } from '#domain/identity/phone-number.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { PrefixOf } from './checkout-form.ts'

/** A checkout that begins with what is known of its buyer; what they have typed before stands above it, and what they have chosen. */
export function draftFor(
  account: UserView | null,
  draft: CheckoutDraft | null,
  prefixOf: PrefixOf,
  /** Where this visit's works go, as far as it was said; else empty. */
  chosen = '',
): CheckoutDraft | null {
  if (!account)
    return chosen === '' || draft?.fields.country !== undefined
      ? draft
      : { method: 'card', key: null, keyOf: null, ...draft, fields: { ...draft?.fields, country: chosen } }
  const { name, phone, email } = account
  const country = chosen || account.country
  // A number without its prefix is one of another country.
  const isElsewhere = country !== account.country
  const known = { name, country, ...(!isElsewhere && { phone: withoutPrefix(prefixOf(country), phone) }) }
  // The confirmation goes to the account's own address.
  const fields = { ...known, ...draft?.fields, email }
  return { fields, method: draft?.method ?? 'card', key: draft?.key ?? null, keyOf: draft?.keyOf ?? null }
}
