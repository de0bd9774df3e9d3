import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { AccountIds, IdStore } from '#application/favourites/contract.ts'
import type { AccountSession } from '#application/identity/sessions/account-session.ts'
import { mergeFavourites, removeFavourite } from '#domain/favourites/favourites.ts'
import { inSlices } from './in-slices.ts'
import { ownerOf } from './owner-of.ts'
import { troubleText } from './trouble-text.ts'

export interface AccountIdsInput {
  /** What this browser keeps for whoever is not signed in. */
  readonly kept: IdStore
  readonly account: AccountIds
  readonly session: AccountSession
}

type Ids = readonly string[]

interface Change {
  readonly added: Ids
  readonly removed: Ids
}

interface AccountIdsContext extends AccountIdsInput {
  /** Whose ids these are; null while nobody is signed in. */
  readonly owner: string | null
  readonly ids: Ids
  /** What the account has not heard of yet, in order. */
  readonly waiting: readonly Change[]
}

export type AccountIdsEvent =
  | { readonly type: 'ids chosen'; readonly ids: Ids }
  | { readonly type: 'ask again' }
  | { readonly type: 'somebody came back' }
  | { readonly type: 'shopper changed'; readonly owner: string | null }
  | { readonly type: 'account is asked' }
  | { readonly type: 'account answered' }
  | { readonly type: 'account did not answer'; readonly error: unknown }

const changed = (ids: Ids, { added, removed }: Change): Ids =>
  mergeFavourites(removed.reduce(removeFavourite, ids), added)

const difference = (before: Ids, after: Ids): Change => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
})

const isSame = (one: Ids, other: Ids): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** Until the account answers, what the browser has kept is all that is known. */
export const beginning = (kept: IdStore, owner: string | null) => ({
  owner,
  ids: owner === null ? [] : kept.read(),
  waiting: [],
})

/** Asks the account, which takes in what the browser has kept. */
async function accountIds({ account, kept }: AccountIdsInput, signal: AbortSignal): Promise<Ids> {
  const brought = kept.read()
  const found = (await inSlices(brought, (slice) => account.unite(slice))) ?? (await account.ids())
  if (brought.length > 0 && !signal.aborted) kept.write(kept.read().filter((id) => !brought.includes(id)))
  return found
}

/** What the account is asked and told, and what is shown of it; account-ids-machine.ts says when. */
export const accountIdsSetup = setup({
  types: {
    input: {} as AccountIdsInput,
    context: {} as AccountIdsContext,
    events: {} as AccountIdsEvent,
    emitted: {} as { readonly type: 'change refused'; readonly text: string },
  },
  actors: {
    'ask the account': fromPromise<Ids, AccountIdsContext>(({ input, signal }) => accountIds(input, signal)),
    'tell the account': fromPromise<void, { account: AccountIds; change: Change | undefined }>(
      async ({ input: { account, change }, signal }) => {
        for (const id of change?.added ?? []) if (!signal.aborted) await account.add(id)
        for (const id of change?.removed ?? []) if (!signal.aborted) await account.remove(id)
      },
    ),
    'follow the session': fromCallback<AccountIdsEvent, AccountIdsInput>(({ input: { session }, sendBack }) =>
      session.onChange(() => sendBack({ type: 'shopper changed', owner: ownerOf(session) })),
    ),
  },
  guards: {
    'somebody is here': ({ context }) => context.owner !== null,
    'something is to be told': ({ context }) => context.waiting.length > 0,
    'it is the same shopper': ({ context }, { owner }: { owner: string | null }) => owner === context.owner,
  },
  actions: {
    'begin with what is kept': assign(({ context: { kept } }, { owner }: { owner: string | null }) =>
      beginning(kept, owner),
    ),
    'note the choice': assign(({ context: { ids, waiting } }, { chosen }: { chosen: Ids }) => ({
      ids: chosen,
      waiting: [...waiting, difference(ids, chosen)],
    })),
    'show what was found': assign(({ context: { ids, waiting } }, { found }: { found: Ids }) => {
      // What was chosen meanwhile is still on its way.
      const now = waiting.reduce(changed, found)
      return isSame(ids, now) ? {} : { ids: now }
    }),
    'note what was told': assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    'take it back': assign(
      ({
        context: {
          ids,
          waiting: [failed, ...waiting],
        },
      }) => ({
        ids: failed ? changed(ids, { added: failed.removed, removed: failed.added }) : ids,
        waiting,
      }),
    ),
    'say why not': enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const text = troubleText(error)
      if (text !== '') enqueue.emit({ type: 'change refused', text })
    }),
  },
})
