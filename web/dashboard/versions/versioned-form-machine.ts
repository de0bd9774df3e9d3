import { assign, emit, fromPromise, setup } from 'xstate'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { FormErrors } from '#domain/shared/form-errors.ts'
import { type ConflictInput, type Settlement, versionConflict } from './version-conflict-machine.ts'

interface Versioned {
  readonly version: number
}

export interface VersionedFormInput<Thing, Draft> {
  /** The version that is written over; null for a new one. */
  readonly thing: Thing | null
  /** What the form shows of it. */
  readonly draftOf: (thing: Thing | null) => Draft
  /** What I have changed since `base`, on top of `theirs`. */
  readonly merged: (mine: Draft, base: Draft, theirs: Draft) => Draft
  /** What no version holds, such as a file that was chosen: it stays, whichever version is taken. */
  readonly unversioned?: (draft: Draft) => Partial<Draft>
  /** What a version holds that no draft shows, such as the picture that a file takes the place of. */
  readonly undrafted?: (thing: Thing | null) => unknown
  readonly send: (draft: Draft, from: Thing | null) => Promise<Thing>
  /** Brings the version that there is now. */
  readonly look: () => Promise<Thing>
}

interface VersionedFormContext<Thing, Draft> extends VersionedFormInput<Thing, Draft> {
  readonly draft: Draft
  /** What is on its way, or was last. */
  readonly sent: Draft
  readonly errors: FormErrors<string>
  /** How often something was to be mended before it could be saved. */
  readonly refusals: number
}

type VersionedFormEvent<Thing, Draft> =
  | { readonly type: 'changed'; readonly part: Partial<Draft> }
  /** What was written over a version before, and not sent: from that one it is sent, so that a newer one is not overruled unseen. */
  | { readonly type: 'brought back'; readonly draft: Partial<Draft>; readonly thing: Thing | null }
  | { readonly type: 'save it' }

type VersionedFormNews<Thing> =
  | { readonly type: 'saved'; readonly thing: Thing; readonly isNew: boolean }
  | { readonly type: 'refused'; readonly error: unknown; readonly isNew: boolean }
  | { readonly type: 'theirs taken' }

const textOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/**
 * Whether a newer version says in all that is written here what the version said that it was written over. The same one
 * again is not newer: sent once more it would be refused once more, without end.
 */
function isNewerAndAlike<Thing extends Versioned, Draft>(
  { thing, draftOf, undrafted }: VersionedFormInput<Thing, Draft>,
  theirs: Thing,
): boolean {
  const written = (of: Thing | null) => JSON.stringify([draftOf(of), undrafted?.(of)])
  return theirs.version !== thing?.version && written(theirs) === written(thing)
}

/**
 * Something that several people may change, while one of them writes it: saved from the version it was written over.
 * Where somebody else was quicker, one version is chosen; what was not touched here stays as the other has it.
 */
export const versionedForm = <Thing extends Versioned, Draft extends object>() =>
  setup({
    types: {
      input: {} as VersionedFormInput<Thing, Draft>,
      context: {} as VersionedFormContext<Thing, Draft>,
      events: {} as VersionedFormEvent<Thing, Draft>,
      emitted: {} as VersionedFormNews<Thing>,
      children: {} as { readonly conflict: 'settle the conflict' },
    },
    actors: {
      'send it': fromPromise<Thing, VersionedFormContext<Thing, Draft>>(({ input: { send, draft, thing } }) =>
        send(draft, thing),
      ),
      'settle the conflict': versionConflict<Thing>(),
    },
    guards: {
      'somebody else was quicker': (_, { error }: { error: unknown }) =>
        isDomainError(error) && error.code === 'stale-version',
      'theirs is taken': (_, { kept }: Pick<Settlement<Thing>, 'kept'>) => kept === 'theirs',
    },
    actions: {
      'note the change': assign(({ context: { draft, errors } }, { part }: { part: Partial<Draft> }) => ({
        draft: { ...draft, ...part },
        errors: Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))),
      })),
      'mark what has to be mended': assign(({ context }, { error }: { error: unknown }) => ({
        errors: isDomainError(error) ? (error.fields ?? {}) : {},
        refusals: context.refusals + 1,
      })),
      'tell the refusal': emit(({ context }, { error }: { error: unknown }) => ({
        type: 'refused',
        error,
        isNew: context.thing === null,
      })),
    },
  }).createMachine({
    id: 'versioned form',
    context: ({ input }) => {
      const draft = input.draftOf(input.thing)
      return { ...input, draft, sent: draft, errors: {}, refusals: 0 }
    },
    initial: 'writing',
    on: {
      changed: { actions: { type: 'note the change', params: ({ event }) => event } },
      'brought back': {
        actions: assign(({ context, event: { draft, thing } }) => ({
          thing,
          draft: { ...context.draft, ...draft },
        })),
      },
    },
    states: {
      writing: { on: { 'save it': 'saving' } },
      saving: {
        entry: assign(({ context }) => ({ sent: context.draft, errors: {} })),
        invoke: {
          src: 'send it',
          input: ({ context }) => context,
          onDone: {
            target: 'writing',
            actions: [
              emit(({ context, event }) => ({
                type: 'saved',
                thing: event.output,
                isNew: context.thing === null,
              })),
              // What was typed meanwhile is still to be saved.
              assign(({ context: { draft, sent, merged, draftOf }, event: { output } }) => ({
                thing: output,
                draft: merged(draft, sent, draftOf(output)),
              })),
            ],
          },
          onError: [
            {
              guard: { type: 'somebody else was quicker', params: ({ event }) => ({ error: event.error }) },
              target: 'in conflict',
            },
            {
              target: 'writing',
              actions: [
                { type: 'mark what has to be mended', params: ({ event }) => ({ error: event.error }) },
                { type: 'tell the refusal', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
      },
      'in conflict': {
        invoke: {
          id: 'conflict',
          src: 'settle the conflict',
          input: ({ context, event }): ConflictInput<Thing> => ({
            text: 'error' in event ? textOf(event.error) : '',
            look: context.look,
            // Where it differs, whoever writes was told to save: they choose.
            isNobodyOverruled: (theirs) => isNewerAndAlike(context, theirs),
          }),
          onDone: [
            {
              guard: { type: 'theirs is taken', params: ({ event }) => event.output },
              target: 'writing',
              actions: [
                assign(({ context: { draft, draftOf, unversioned }, event }) => ({
                  thing: event.output.theirs,
                  draft: { ...draftOf(event.output.theirs), ...unversioned?.(draft) },
                })),
                emit({ type: 'theirs taken' }),
              ],
            },
            {
              target: 'saving',
              actions: assign(
                ({
                  context: { thing, draft, draftOf, merged },
                  event: {
                    output: { theirs },
                  },
                }) => ({ thing: theirs, draft: merged(draft, draftOf(thing), draftOf(theirs)) }),
              ),
            },
          ],
          onError: {
            target: 'writing',
            actions: { type: 'tell the refusal', params: ({ event }) => ({ error: event.error }) },
          },
        },
        on: { 'save it': 'saving' },
      },
    },
  })
