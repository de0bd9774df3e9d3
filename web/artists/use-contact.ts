import { useState } from 'react'
import { type MessageForm, messageLimits, validateMessage } from '#domain/messages/message.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { type FormErrors, isComplete } from '#domain/shared/form-errors.ts'
import { failureText } from '#web/failure-text.ts'
import { useAccount } from '#web/identity/session/session-context.tsx'
import { useServices } from '#web/services.ts'

export type MessageField = keyof MessageForm

const unwritten: MessageForm = { name: '', email: '', subject: '', text: '' }
const notSent = 'Your message could not be sent. Please try again.'

/** What becomes of a message that someone writes to an artist. */
export interface ContactDesk {
  readonly form: MessageForm
  /** Whoever is signed in writes as their account; null for a visitor, who says who they are. */
  readonly writer: Pick<MessageForm, 'name' | 'email'> | null
  readonly errors: FormErrors<MessageField>
  /** Why it could not be sent, where no field is to blame. */
  readonly failure: string | null
  readonly isSending: boolean
  readonly isSent: boolean
  readonly write: (field: MessageField, text: string) => void
  /** How often something was to be mended before it could be sent. */
  readonly refusals: number
  readonly send: () => Promise<void>
  readonly beginAnew: () => void
}

/** A message to an artist while it is written, checked and sent; what is written outlives a closed dialog. */
export function useContact(artistId: string): ContactDesk {
  const { messages } = useServices()
  const account = useAccount()
  const writer = account && { name: account.name.slice(0, messageLimits.name), email: account.email }
  const [written, setForm] = useState(unwritten)
  const form = { ...written, ...writer }
  const [errors, setErrors] = useState<FormErrors<MessageField>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')

  const send = async () => {
    if (state === 'sending') return
    const found = validateMessage(form)
    setErrors(found)
    setFailure(null)
    if (!isComplete(found)) return setRefusals((count) => count + 1)
    setState('sending')
    try {
      await messages.send(artistId, form)
      setState('sent')
    } catch (error) {
      setState('writing')
      if (isDomainError(error) && error.fields) setErrors(error.fields)
      else setFailure(failureText(error, notSent))
      setRefusals((count) => count + 1)
    }
  }

  return {
    form,
    writer,
    errors,
    failure,
    refusals,
    isSending: state === 'sending',
    isSent: state === 'sent',
    write: (field, text) => {
      setForm((before) => ({ ...before, [field]: text }))
      setErrors(({ [field]: _mended, ...others }) => others)
    },
    send,
    beginAnew: () => {
      setForm(({ name, email }) => ({ ...unwritten, name, email }))
      setState('writing')
    },
  }
}
