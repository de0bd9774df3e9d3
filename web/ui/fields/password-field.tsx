import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as fieldCss from './field.css.ts'
import { FieldFrame, type FieldLabels } from './field.tsx'
import * as css from './password-field.css.ts'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldLabels {
  /** What password managers do here: fill in the known password, or suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown while one types it. */
export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const labels = { label, hint, error, ...(className && { className }) }
  return (
    <FieldFrame {...labels} id={id}>
      {({ 'aria-describedby': note, 'aria-invalid': invalid, id: inputId }) => (
        <span className={css.frame}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            id={inputId}
            {...(invalid && { 'aria-invalid': invalid })}
            {...(note && { 'aria-describedby': note })}
            type={isShown ? 'text' : 'password'}
            className={`${fieldCss.input} ${css.input}`}
          />
          <button
            type="button"
            className={css.eye}
            aria-label="Show password"
            aria-pressed={isShown}
            aria-controls={inputId}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
