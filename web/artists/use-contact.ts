import { useMachine } from '@xstate/react'
import { type MessageForm, messageLimits } from '#domain/messages/message.ts'
import type { FormErrors } from '#domain/shared/form-errors.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { useUnsent } from '#web/kept/use-unsent.ts'
import { useServices } from '#web/services.ts'
import { contactMachine, type MessageField } from './contact-machine.ts'

/** What becomes of a message that someone writes to an artist. */
export interface ContactState {
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
  readonly send: () => void
  readonly beginAnew: () => void
}

/** A message to an artist; what is written outlives a closed dialog. */
export function useContact(artistId: string): ContactState {
  const { messages } = useServices()
  const account = useAccount()
  const writer = account && { name: account.name.slice(0, messageLimits.name), email: account.email }
  const [flow, send] = useMachine(contactMachine, { input: { messages, artistId } })
  const { form, errors, failure, refusals } = flow.context
  const words = { subject: form.subject, text: form.text }
  const isUnsent = !flow.matches('sent') && `${words.subject}${words.text}` !== ''
  useUnsent(`message to ${artistId}`, isUnsent ? words : null, (unsent) => {
    for (const field of ['subject', 'text'] as const)
      send({ type: 'field written', field, text: unsent[field] })
  })
  return {
    form,
    writer,
    errors,
    failure,
    refusals,
    isSending: flow.matches('sending'),
    isSent: flow.matches('sent'),
    write: (field, text) => send({ type: 'field written', field, text }),
    send: () => send({ type: 'send it', writer }),
    beginAnew: () => send({ type: 'begin anew' }),
  }
}
