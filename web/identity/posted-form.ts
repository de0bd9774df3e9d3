import type { FormErrors } from '#domain/shared/form-errors.ts'

/** A form that the browser has sent by itself, before or without our scripts, and that came back. */
export interface PostedForm {
  readonly form: 'login' | 'register' | 'forgot-password' | 'reset-password'
  /** What was typed, by field; never a password or a code. */
  readonly typed: Readonly<Record<string, string>>
  /** What is told of it; empty where it was taken. */
  readonly text: string
  readonly fields: FormErrors<string>
  /** Why it was refused, in a word; null where it was taken. */
  readonly code: string | null
}

/** What a page knows besides what its loader has brought. */
export interface WithPosted {
  readonly posted?: PostedForm
}

/** The form that came back, where it is this one. */
export const postedAs = ({ posted }: WithPosted, form: PostedForm['form']): PostedForm | undefined =>
  posted?.form === form ? posted : undefined
