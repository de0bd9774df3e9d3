import { assign, fromPromise, setup } from 'xstate'
import type { ArtistMessages } from '#application/messages/contract.ts'
import { type MessageForm, validateMessage } from '#domain/messages/message.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { type FormErrors, isComplete } from '#domain/shared/form-errors.ts'
import { failureText } from '#web/failure-text.ts'

export type MessageField = keyof MessageForm

export interface ContactInput {
  readonly messages: ArtistMessages
  readonly artistId: string
}

interface ContactContext extends ContactInput {
  readonly form: MessageForm
  readonly errors: FormErrors<MessageField>
  /** Why it could not be sent, where no field is to blame. */
  readonly failure: string | null
  /** How often something was to be mended before it could be sent. */
  readonly refusals: number
}

type ContactEvent =
  | { readonly type: 'field written'; readonly field: MessageField; readonly text: string }
  /** Whoever is signed in writes as their account. */
  | { readonly type: 'send it'; readonly writer: Pick<MessageForm, 'name' | 'email'> | null }
  | { readonly type: 'begin anew' }

const unwritten: MessageForm = { name: '', email: '', subject: '', text: '' }
const notSent = 'Your message could not be sent. Please try again.'

/** A message to an artist while it is written, checked and sent. */
export const contactMachine = setup({
  types: { input: {} as ContactInput, context: {} as ContactContext, events: {} as ContactEvent },
  actors: {
    'send the message': fromPromise<void, ContactContext>(({ input: { messages, artistId, form } }) =>
      messages.send(artistId, form),
    ),
  },
  guards: { 'it is complete': ({ context }) => isComplete(validateMessage(context.form)) },
  actions: {
    'mark what is missing': assign(({ context: { form, refusals } }) => ({
      errors: validateMessage(form),
      refusals: refusals + 1,
    })),
    'note the refusal': assign(({ context: { refusals } }, { error }: { error: unknown }) => ({
      ...(isDomainError(error) && error.fields
        ? { errors: error.fields }
        : { failure: failureText(error, notSent) }),
      refusals: refusals + 1,
    })),
  },
}).createMachine({
  id: 'writing to an artist',
  context: ({ input }) => ({ ...input, form: unwritten, errors: {}, failure: null, refusals: 0 }),
  initial: 'writing',
  on: {
    'field written': {
      actions: assign(({ context, event: { field, text } }) => {
        const { [field]: _mended, ...errors } = context.errors
        return { form: { ...context.form, [field]: text }, errors }
      }),
    },
  },
  states: {
    writing: {
      on: {
        'send it': {
          target: 'looking it over',
          actions: assign(({ context, event }) => ({
            form: { ...context.form, ...event.writer },
            errors: {},
            failure: null,
          })),
        },
      },
    },
    'looking it over': {
      always: [
        { guard: 'it is complete', target: 'sending' },
        { target: 'writing', actions: 'mark what is missing' },
      ],
    },
    sending: {
      invoke: {
        src: 'send the message',
        input: ({ context }) => context,
        onDone: 'sent',
        onError: {
          target: 'writing',
          actions: { type: 'note the refusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: {
      on: {
        'begin anew': {
          target: 'writing',
          actions: assign(({ context: { form } }) => ({
            form: { ...unwritten, name: form.name, email: form.email },
          })),
        },
      },
    },
  },
})
