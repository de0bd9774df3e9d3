import { DomainError } from './domain-error.ts'
import type { FormErrors } from './form-errors.ts'

/**
 * Before a form is taken.
 * @throws DomainError rule-broken with the fields, in the words of the first, where anything is wrong with it
 */
export function refuseFaults(code: string, errors: FormErrors<string>): void {
  const fields = Object.fromEntries(
    Object.entries(errors).filter((each): each is [string, string] => each[1] !== undefined),
  )
  const [first] = Object.values(fields)
  if (first !== undefined) throw new DomainError('rule-broken', code, first, fields)
}
