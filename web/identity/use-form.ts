import { useSelector } from '@xstate/react'
import { type FormEvent, useRef } from 'react'
import type { FormErrors } from '#domain/shared/form-errors.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
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

interface FormRefusal<Field extends string> {
  readonly text: string
  readonly fields: FormErrors<Field>
}

interface Faults<Field extends string> {
  readonly fields: FormErrors<Field>
  /** What is wrong with the form as a whole, as far as no field says it; null when nothing is. */
  readonly whole: string | null
}

function faultsOf({ text, fields }: FormRefusal<string>): Faults<string> {
  const isSaid = text === '' || Object.values(fields).includes(text)
  return { fields, whole: isSaid ? null : text }
}

const nothing: Faults<string> = { fields: {}, whole: null }

/** What a form does is another thing with every press: it depends on what stands beside its fields. */
const sendingForm = sending<() => Promise<void>, void, Faults<string>>()

/**
 * A form whose fields the browser keeps, so that password managers can fill them in even before this page runs: what
 * is wrong with them, and whether it is being sent. What is wrong stands by its field until that is changed; the toast
 * that tells it goes after a while.
 */
export function useForm<Field extends string>({ fields, toastId, failure, posted, send }: FormWork<Field>) {
  const form = useRef<HTMLFormElement>(null)
  const actor = useLastingActor(
    sendingForm,
    { send: (work) => work(), refusal: posted ? faultsOf(posted) : null },
    {
      refused: ({ error }) => {
        tell(refusal<Field>(error, failure))
      },
    },
  )
  const flow = useSelector(actor, (current) => current)
  const isSending = !flow.matches('at rest')
  const { fields: errors, whole } = (flow.context.refusal ?? nothing) as Faults<Field>

  /** @returns whether the keyboard has come to the first wrong field, and reads out what is said there */
  const focus = (wrong: FormErrors<Field>): boolean => {
    const first = fields.find((field) => wrong[field] !== undefined)
    const control = first && form.current?.elements.namedItem(first)
    if (!(control instanceof HTMLElement) || control === document.activeElement) return false
    control.focus()
    return true
  }
  const mend = (name: Field) => {
    const wrong = actor.getSnapshot().context.refusal
    if (wrong === null || !(name in wrong.fields)) return
    const left = Object.entries(wrong.fields).filter(([field]) => field !== name)
    actor.send({
      type: 'it is mended',
      left: left.length > 0 ? { ...wrong, fields: Object.fromEntries(left) } : null,
    })
  }
  const tell = (wrong: FormRefusal<Field>) => {
    actor.send({ type: 'something is wrong', refusal: faultsOf(wrong) })
    toast.update(toastId, focus(wrong.fields) ? 'noted' : 'error', wrong.text)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
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
    const texts = Object.fromEntries(fields.map(textOf)) as Record<Field, string>
    const work = async () => {
      try {
        await send(texts, miss)
      } catch (error) {
        // The same again is no news: it is seen and read out already.
        if (refusal(error, failure).text !== missed) throw error
      }
    }
    actor.send({ type: 'it is mended', left: null })
    actor.send({ type: 'send it', what: work })
  }
  const firstWrong = posted && fields.find((field) => posted.fields[field] !== undefined)
  return {
    errors,
    isSending,
    /** What is wrong with the form as a whole, as far as no field says it; null when nothing is. */
    fault: whole,
    /** Takes the mark off a field that does not tell of itself when it is changed. */
    mend,
    /** Tells what is wrong with what was sent by another way than the form's own button. */
    tell,
    /** For the form itself. */
    formProps: {
      ref: form,
      noValidate: true,
      'aria-busy': isSending,
      onSubmit: submit,
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
