import { assign, fromPromise, setup } from 'xstate'
import type { CardFields } from '#application/payments/card-client.ts'
import { failureText } from '#web/failure-text.ts'

interface ProviderFieldsContext {
  /** Brings them into their place. */
  readonly show: () => Promise<CardFields>
  readonly fields: CardFields | null
  readonly problem: string
}

/** A card provider's fields, from when somebody wants to pay by card. */
export const providerFieldsMachine = setup({
  types: {
    input: {} as Pick<ProviderFieldsContext, 'show'>,
    context: {} as ProviderFieldsContext,
    events: {} as { readonly type: 'they are wanted' } | { readonly type: 'try again' },
  },
  actors: {
    'show them': fromPromise<CardFields, ProviderFieldsContext>(({ input }) => input.show()),
  },
}).createMachine({
  id: 'provider fields',
  context: ({ input }) => ({ ...input, fields: null, problem: '' }),
  initial: 'not wanted yet',
  states: {
    'not wanted yet': { on: { 'they are wanted': 'loading' } },
    loading: {
      invoke: {
        src: 'show them',
        input: ({ context }) => context,
        onDone: { target: 'there', actions: assign({ fields: ({ event }) => event.output }) },
        onError: {
          target: 'not there',
          actions: assign({
            problem: ({ event }) => failureText(event.error, 'The card form could not be loaded'),
          }),
        },
      },
    },
    there: {},
    'not there': { on: { 'try again': 'loading' } },
  },
})
