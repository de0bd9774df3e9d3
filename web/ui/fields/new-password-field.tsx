import { type ComponentProps, useState } from 'react'
import * as css from './new-password-field.css.ts'
import { PasswordField } from './password-field.tsx'
import { useStrength } from './use-strength.ts'

const words = [
  'Very weak: one of the first that would be tried.',
  'Weak: a few more words would help.',
  'Fair: another word would help.',
  'Strong.',
  'Very strong.',
] as const

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> {
  /** What is known of the owner, such as the name: no good part of a password. */
  readonly known?: readonly string[]
}

/** A password that somebody makes up, and how hard it is to guess. */
export function NewPasswordField({ known = [], className = '', onInput, ...field }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const strength = useStrength(password, known)
  return (
    <div className={className}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        onInput={(event) => {
          setPassword(event.currentTarget.value)
          onInput?.(event)
        }}
      />
      <div className={css.meter} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={css.step}
            data-on={strength !== null && strength >= step ? '' : undefined}
          />
        ))}
      </div>
      <p className={css.words} role="status">
        {strength === null ? 'At least 8 characters. A few words are best.' : words[strength]}
      </p>
    </div>
  )
}
