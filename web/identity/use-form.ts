import { type FormEvent, useRef, useState } from 'react'
import type { FormErrors } from '#domain/shared/form-errors.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { PostedForm } from './posted-form.ts'
import { refusal } from './refusal.ts'

interface FormWork<Field extends string> {
  /** The fields, by their names in the form. */
  readonly fields: readonly Field[]
  /** The toast that tells what is wrong; a later message takes its place, so that one is seen at a time. */
  readonly toastId: string
  /** What is told when nobody knows what went wrong. */
  readonly failure: string
  /** What came back of this form when the browser sent it by itself. */
  readonly posted?: PostedForm | undefined
  /** Sends what was typed, or tells with `miss` what is missing, and where. What it throws is told. */
  readonly send: (
    texts: Readonly<Record<Field, string>>,
    miss: (text: string, missing: FormErrors<Field>) => void,
  ) => Promise<void>
}

interface Told<Field extends string> {
  readonly text: string
  readonly fields: FormErrors<Field>
}

interface Faults<Field extends string> {
  readonly fields: FormErrors<Field>
  /** What is wrong with the form as a whole, as far as no field says it; null when nothing is. */
  readonly whole: string | null
}

function faultsOf<Field extends string>({ text, fields }: Told<Field>): Faults<Field> {
  const isSaid = text === '' || Object.values(fields).includes(text)
  return { fields, whole: isSaid ? null : text }
}

/**
 * A form whose fields the browser keeps, so that password managers can fill them in even before this page runs: what
 * is wrong with them, and whether it is being sent. What is wrong stands by its field until that is changed; the toast
 * that tells it goes after a while.
 */
export function useForm<Field extends string>({ fields, toastId, failure, posted, send }: FormWork<Field>) {
  const form = useRef<HTMLFormElement>(null)
  const nothing: Told<Field> = { text: '', fields: {} }
  const [faults, setFaults] = useState(() => faultsOf((posted as Told<Field> | undefined) ?? nothing))
  const [isSending, setSending] = useState(false)
  const errors = faults.fields

  /** @returns whether the keyboard has come to the first wrong field, and reads out what is said there */
  const focus = (wrong: FormErrors<Field>): boolean => {
    const first = fields.find((field) => wrong[field] !== undefined)
    const control = first && form.current?.elements.namedItem(first)
    if (!(control instanceof HTMLElement) || control === document.activeElement) return false
    control.focus()
    return true
  }
  const mend = (name: Field) => {
    if (name in errors)
      setFaults(({ whole, fields: { [name]: _mended, ...others } }) => ({
        fields: others as FormErrors<Field>,
        whole: Object.keys(others).length > 0 ? whole : null,
      }))
  }
  const tell = (wrong: Told<Field>) => {
    setFaults(faultsOf(wrong))
    toast.update(toastId, focus(wrong.fields) ? 'noted' : 'error', wrong.text)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const textOf = (field: Field) => {
      const value = data.get(field)
      return [field, typeof value === 'string' ? value : '']
    }
    let missed: string | null = null
    const miss = (text: string, missing: FormErrors<Field>) => {
      missed = text
      tell({ text, fields: missing })
    }
    setFaults(faultsOf(nothing))
    setSending(true)
    try {
      await send(Object.fromEntries(fields.map(textOf)) as Record<Field, string>, miss)
    } catch (error) {
      const answer = refusal<Field>(error, failure)
      // The same again is no news: it is seen and read out already.
      if (answer.text !== missed) tell(answer)
    } finally {
      setSending(false)
    }
  }
  const firstWrong = posted && fields.find((field) => posted.fields[field] !== undefined)
  return {
    errors,
    isSending,
    /** What is wrong with the form as a whole, as far as no field says it; null when nothing is. */
    fault: faults.whole,
    /** Takes the mark off a field that does not tell of itself when it is changed. */
    mend,
    /** Tells what is wrong with what was sent by another way than the form's own button. */
    tell,
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
      ...(errors[name] !== undefined && { error: errors[name] }),
      ...(posted?.typed[name] !== undefined && { defaultValue: posted.typed[name] }),
      ...(name === firstWrong && { autoFocus: true }),
    }),
  }
}
