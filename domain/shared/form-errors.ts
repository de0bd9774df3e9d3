/** What is wrong with a form, field by field; an empty object means that nothing is. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>

/** Whether a form may be sent. */
export const isComplete = (errors: FormErrors<string>): boolean => Object.keys(errors).length === 0

/** The errors of all fields that have a text. */
export function formErrors<Field extends string>(
  checks: Readonly<Record<Field, string | null>>,
): FormErrors<Field> {
  const found = Object.entries<string | null>(checks).filter(([, text]) => text !== null)
  return Object.fromEntries(found) as FormErrors<Field>
}
