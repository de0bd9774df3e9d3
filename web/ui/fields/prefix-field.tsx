import type { ComponentProps } from 'react'
import * as fieldCss from './field.css.ts'
import { FieldFrame, type FieldLabels } from './field.tsx'
import * as css from './prefix-field.css.ts'

interface PrefixFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'type'>, FieldLabels {
  /** The chosen country's dialling prefix; empty while there is none. */
  readonly prefix: string
}

/** A phone number behind its country's dialling prefix, which follows the country and is not typed. */
export function PrefixField({ prefix, label, hint, error, id, className, ...input }: PrefixFieldProps) {
  const labels = { label, hint, error, ...(className && { className }) }
  return (
    <FieldFrame {...labels} id={id}>
      {({ 'aria-describedby': note, ...attributes }) => {
        const codeId = `${attributes.id}-prefix`
        return (
          <span className={css.frame}>
            <span id={codeId} className={css.code}>
              {prefix || '+'}
            </span>
            <input
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              {...input}
              {...attributes}
              aria-describedby={[prefix && codeId, note].filter(Boolean).join(' ') || undefined}
              className={`${fieldCss.input} ${fieldCss.number}`}
            />
          </span>
        )
      }}
    </FieldFrame>
  )
}
