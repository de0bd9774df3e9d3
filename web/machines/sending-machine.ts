import { assign, emit, fromPromise, setup } from 'xstate'

/** Something that was sent, and what came back. */
interface Done<What, Answer> {
  readonly what: What
  readonly answer: Answer
}

export interface SendingInput<What, Answer, Refusal> {
  readonly send: (what: What) => Promise<Answer>
  /** What has to happen before it is over, such as looking again at what is shown. */
  readonly settle?: (done: Done<What, Answer>) => Promise<unknown>
  /** What is wrong from the beginning. */
  readonly refusal?: Refusal | null
}

interface SendingContext<What, Answer, Refusal> extends SendingInput<What, Answer, Refusal> {
  /** What is on its way, or was last. */
  readonly asked: { readonly what: What } | null
  /** What was done last; null before anything was. */
  readonly last: Done<What, Answer> | null
  /** What is wrong, in the screen's words, until it is mended. */
  readonly refusal: Refusal | null
}

type SendingEvent<What, Refusal> =
  | { readonly type: 'send it'; readonly what: What }
  | { readonly type: 'something is wrong'; readonly refusal: Refusal }
  /** `left` is what is still wrong. */
  | { readonly type: 'it is mended'; readonly left: Refusal | null }

type SendingNews<What, Answer> =
  | { readonly type: 'done'; readonly what: What; readonly answer: Answer }
  | { readonly type: 'refused'; readonly what: What; readonly error: unknown }

function whatOf<What>({ asked }: { readonly asked: { readonly what: What } | null }): What {
  if (asked === null) throw new Error('Nothing was to be sent')
  return asked.what
}

/**
 * Something that is sent with one press: once, however often it is pressed; then it is done, or refused and can be sent
 * again. What is told of it, and what is wrong with it, are the screen's words.
 */
export const sending = <What, Answer = void, Refusal = string>() =>
  setup({
    types: {
      input: {} as SendingInput<What, Answer, Refusal>,
      context: {} as SendingContext<What, Answer, Refusal>,
      events: {} as SendingEvent<What, Refusal>,
      emitted: {} as SendingNews<What, Answer>,
    },
    actors: {
      'send it': fromPromise<Answer, SendingContext<What, Answer, Refusal>>(({ input }) =>
        input.send(whatOf(input)),
      ),
      'settle it': fromPromise<void, SendingContext<What, Answer, Refusal>>(
        async ({ input: { settle, last } }) => {
          if (last) await settle?.(last)
        },
      ),
    },
    actions: {
      'tell the refusal': emit(({ context }, { error }: { error: unknown }) => ({
        type: 'refused',
        what: whatOf(context),
        error,
      })),
    },
  }).createMachine({
    id: 'sending',
    context: ({ input }) => ({ ...input, asked: null, last: null, refusal: input.refusal ?? null }),
    initial: 'at rest',
    on: {
      'something is wrong': { actions: assign(({ event }) => ({ refusal: event.refusal })) },
      'it is mended': { actions: assign(({ event }) => ({ refusal: event.left })) },
    },
    states: {
      'at rest': {
        on: {
          'send it': {
            target: 'being sent',
            actions: assign(({ event }) => ({ asked: { what: event.what } })),
          },
        },
      },
      'being sent': {
        invoke: {
          src: 'send it',
          input: ({ context }) => context,
          onDone: {
            target: 'settling',
            actions: [
              assign(({ context, event }) => ({
                last: { what: whatOf(context), answer: event.output },
              })),
              emit(({ context, event }) => ({
                type: 'done',
                what: whatOf(context),
                answer: event.output,
              })),
            ],
          },
          onError: {
            target: 'at rest',
            actions: { type: 'tell the refusal', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      settling: {
        invoke: {
          src: 'settle it',
          input: ({ context }) => context,
          onDone: 'at rest',
          onError: {
            target: 'at rest',
            actions: { type: 'tell the refusal', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
    },
  })
