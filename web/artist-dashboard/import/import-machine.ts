import { assign, fromPromise, setup } from 'xstate'
import type { ImportLine, OwnArtworks } from '#application/catalogue/own-artworks-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import { failureText } from '#web/failure-text.ts'

interface ImportInput {
  readonly artworks: () => Promise<OwnArtworks>
}

interface ImportContext extends ImportInput {
  readonly csv: SentFile | null
  /** As the artist told it for this file. */
  readonly rate: PriceRate | undefined
  readonly lines: readonly ImportLine[]
  readonly result: { readonly came: number; readonly skipped: number } | null
  readonly failure: string | null
}

type ImportEvent =
  | { readonly type: 'file chosen'; readonly csv: SentFile }
  | { readonly type: 'rate given'; readonly rate: PriceRate | undefined }
  | { readonly type: 'bring them in' }
  | { readonly type: 'begin anew' }

interface AboutFile extends ImportInput, Pick<ImportContext, 'rate'> {
  readonly csv: SentFile
}

const textOf = (error: unknown): string => failureText(error, 'This file could not be read.')

const aboutFile = ({ artworks, csv, rate }: ImportContext): AboutFile => {
  if (!csv) throw new Error('No file was chosen')
  return { artworks, csv, rate }
}

/** A shop's own export: chosen, looked through, and only then brought in. */
export const importMachine = setup({
  types: {
    input: {} as ImportInput,
    context: {} as ImportContext,
    events: {} as ImportEvent,
  },
  actors: {
    'look through it': fromPromise<readonly ImportLine[], AboutFile>(
      async ({ input: { artworks, csv, rate } }) => (await artworks()).previewImport(csv, rate),
    ),
    'bring them in': fromPromise<{ readonly came: number; readonly skipped: number }, AboutFile>(
      async ({ input: { artworks, csv, rate } }) => (await artworks()).import(csv, rate),
    ),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({ ...input, csv: null, rate: undefined, lines: [], result: null, failure: null }),
  initial: 'choosing',
  on: {
    'file chosen': {
      target: '.reading',
      actions: assign(({ event }) => ({
        csv: event.csv,
        rate: undefined,
        lines: [],
        result: null,
        failure: null,
      })),
    },
  },
  states: {
    choosing: {},
    reading: {
      invoke: {
        src: 'look through it',
        input: ({ context }) => aboutFile(context),
        onDone: { target: 'looking', actions: assign(({ event }) => ({ lines: event.output })) },
        onError: {
          target: 'choosing',
          actions: assign(({ event }) => ({ failure: textOf(event.error) })),
        },
      },
    },
    looking: {
      on: {
        'rate given': {
          target: 'reading anew',
          actions: assign(({ event }) => ({ rate: event.rate, failure: null })),
        },
        'bring them in': 'importing',
        'begin anew': 'choosing',
      },
    },
    'reading anew': {
      invoke: {
        src: 'look through it',
        input: ({ context }) => aboutFile(context),
        onDone: { target: 'looking', actions: assign(({ event }) => ({ lines: event.output })) },
        onError: {
          target: 'looking',
          actions: assign(({ event }) => ({ rate: undefined, failure: textOf(event.error) })),
        },
      },
    },
    importing: {
      invoke: {
        src: 'bring them in',
        input: ({ context }) => aboutFile(context),
        onDone: { target: 'done', actions: assign(({ event }) => ({ result: event.output })) },
        onError: {
          target: 'looking',
          actions: assign(({ event }) => ({ failure: textOf(event.error) })),
        },
      },
    },
    done: { on: { 'begin anew': 'choosing' } },
  },
})
