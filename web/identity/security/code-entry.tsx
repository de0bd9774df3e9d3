import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as css from './security.css.ts'
import { typedIn } from './typed-in.ts'

export interface CodeEntryProps {
  readonly busy: boolean
  readonly error: string | undefined
  readonly onCode: (code: string) => void
  readonly onCancel: () => void
}

interface CodeEntryWords {
  readonly label: string
  readonly hint?: ReactNode
  readonly verb: string
  readonly busyVerb: string
  readonly harmful?: boolean
}

/** A field for a code of the authenticator app; a wrong one takes the focus back. */
export function CodeEntry({
  busy,
  error,
  onCode,
  onCancel,
  label,
  hint,
  verb,
  busyVerb,
  harmful = false,
}: CodeEntryProps & CodeEntryWords) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector('input')?.focus()
  }, [error])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onCode(typedIn(event.currentTarget, 'code'))
  }
  return (
    <form method="post" ref={form} className={css.entry} noValidate onSubmit={submit}>
      <Field
        name="code"
        label={label}
        hint={hint}
        error={error}
        figures
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
      <div className={css.actions}>
        <Button type="submit" look={harmful ? 'danger' : 'primary'} busy={busy && busyVerb}>
          {verb}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
