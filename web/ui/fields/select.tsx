import type { ComponentProps } from 'react'
import * as fieldCss from './field.css.ts'
import { FieldFrame, type FieldLabels } from './field.tsx'
import * as css from './select.css.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, FieldLabels {
  readonly options: readonly Option[]
}

/** A labelled choice from a list; the browser's own control with a drawn chevron. */
export function Select({ label, labelHidden, hint, error, id, className, options, ...select }: SelectProps) {
  const labels = { label, hint, error, ...(labelHidden && { labelHidden }), ...(className && { className }) }
  return (
    <FieldFrame {...labels} id={id}>
      {(attributes) => (
        <span className={css.frame}>
          <select {...select} {...attributes} className={`${fieldCss.input} ${css.select}`}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </span>
      )}
    </FieldFrame>
  )
}
