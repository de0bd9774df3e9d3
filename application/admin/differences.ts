import type { AuditEntry } from './contract.ts'

type AuditedFields = NonNullable<AuditEntry['before']>

/** What differs between two states of something, as it was and as it is; null where nothing does. */
export function differences(
  before: AuditedFields,
  after: AuditedFields,
): { readonly before: AuditedFields; readonly after: AuditedFields } | null {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key])
  if (changed.length === 0) return null
  const only = (state: AuditedFields): AuditedFields =>
    Object.fromEntries(changed.map((key) => [key, state[key] ?? null]))
  return { before: only(before), after: only(after) }
}
