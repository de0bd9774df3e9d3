import type { Settings } from '#adapters/composition/settings.ts'

/** What the operator of a shop may set otherwise; as in every shop where it is left out. */
export type OperatorsTerms = Partial<Pick<Settings, 'feePercent' | 'paymentTimes'>>

const minute = 60_000

/** What a tag says, such as @fee-of-20-percent or @works-kept-for-60-minutes. */
function termsIn(tag: string): OperatorsTerms {
  const [, fee] = /^@fee-of-(\d+)-percent$/.exec(tag) ?? []
  if (fee !== undefined) return { feePercent: Number(fee) }
  const [, minutes] = /^@works-kept-for-(\d+)-minutes$/.exec(tag) ?? []
  if (minutes === undefined) return {}
  const time = Number(minutes) * minute
  return { paymentTimes: { card: time, mpesa: time, atm: time } }
}

/** What the tags of a scenario say all together. */
export const operatorsTerms = (tags: readonly string[]): OperatorsTerms =>
  Object.assign({}, ...tags.map(termsIn))
