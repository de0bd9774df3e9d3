import { type FormEvent, useRef, useState } from 'react'
import type { FormErrors } from '#domain/shared/form-errors.ts'
import { toast } from '#web/ui/toast.tsx'
import { refusal } from './refusal.ts'

interface FormWork<Field extends string> {
  /** The fields, by their names in the form. */
  readonly fields: readonly Field[]
  /** The toast that tells what is wrong; a later message takes its place, so that one is seen at a time. */
  readonly toastId: string
  /** What is told when nobody knows what went wrong. */
  readonly failure: string
  /** Sends what was typed, or tells with `miss` what is missing, and where. What it throws is told. */
  readonly send: (
    texts: Readonly<Record<Field, string>>,
    miss: (text: string, missing: readonly Field[]) => void,
  ) => Promise<void>
}

const said = 'This field has to be filled in.'

/**
 * A form whose fields the browser keeps, so that password managers can fill them in even before this page runs: what
 * is wrong with them, and whether it is being sent.
 */
export function useForm<Field extends string>({ fields, toastId, failure, send }: FormWork<Field>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors<Field>>({})
  const [isSending, setSending] = useState(false)

  const focus = (wrong: FormErrors<Field>) => {
    const first = fields.find((field) => wrong[field] !== undefined)
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }
  const mend = (name: Field) => {
    if (name in errors) setErrors(({ [name]: _mended, ...others }) => others as FormErrors<Field>)
  }
  const mark = (wrong: FormErrors<Field>) => {
    setErrors(wrong)
    focus(wrong)
  }
  const miss = (text: string, missing: readonly Field[]) => {
    toast.update(toastId, 'error', text)
    mark(Object.fromEntries(missing.map((field) => [field, said])) as FormErrors<Field>)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const textOf = (field: Field) => {
      const value = data.get(field)
      return [field, typeof value === 'string' ? value : '']
    }
    setErrors({})
    setSending(true)
    try {
      await send(Object.fromEntries(fields.map(textOf)) as Record<Field, string>, miss)
    } catch (error) {
      const { text, fields: wrong } = refusal<Field>(error, failure)
      toast.update(toastId, 'error', text)
      if (Object.keys(wrong).length > 0) mark(wrong)
    } finally {
      setSending(false)
    }
  }
  return {
    errors,
    isSending,
    /** Takes the mark off a field that does not tell of itself when it is changed. */
    mend,
    /** For the form itself. */
    formProps: {
      ref: form,
      noValidate: true,
      'aria-busy': isSending,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement) mend(target.name as Field)
      },
    },
    /** For one of its fields. */
    field: (name: Field) => ({
      name,
      ...(errors[name] !== undefined && { error: errors[name], errorHidden: errors[name] === said }),
    }),
  }
}
