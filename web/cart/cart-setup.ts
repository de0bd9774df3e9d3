import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { AccountCart, CartStore } from '#application/cart/contract.ts'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import type { AccountSession } from '#application/identity/sessions/account-session.ts'
import { addToCart, type Cart, type CartItem, emptyCart, mergeCarts, takenOutOf } from '#domain/cart/cart.ts'
import type { CurrentArtwork } from '#domain/cart/cart-changes.ts'
import { newKey } from '#web/kept/new-key.ts'
import { ownerOf } from '#web/kept/owner-of.ts'
import { accountLines, type Kept, tellAccount, wantSame } from './account-cart.ts'
import { currentArtworks, currentOf, lineOf, type Removal, withCurrentStock } from './cart-lines.ts'

export interface CartInput {
  /** What this browser keeps for whoever is not signed in. */
  readonly kept: CartStore
  /** What the account of whoever is signed in keeps. */
  readonly account: AccountCart
  readonly session: AccountSession
  /** Tells when somebody comes back, so that what another device has done is seen; returns how to stop listening. */
  readonly onComingBack: (listener: () => void) => () => void
  readonly catalogue: Catalogue
}

export interface CartContext extends CartInput {
  readonly cart: Cart
  /** Whose cart it is; null for a visitor's. */
  readonly owner: string | null
  /** The lines whose keeper has been told of them; what differs is still to be kept. */
  readonly synced: readonly CartItem[]
  /** What its keeper has said last. */
  readonly heard: readonly CartItem[]
  /** The line removed last, for as long as that can be taken back. */
  readonly removed: Removal | null
  /** The id of the work that was put in last, until the cart with it is kept. */
  readonly added: string | null
  /** The works as the gallery shows them now; null until it has answered. */
  readonly current: readonly CurrentArtwork[] | null
}

/** By artwork id; `isTold` where their keeper knows of it already. */
interface Ordered {
  readonly ids: readonly string[]
  readonly isTold: boolean
}

export type CartEvent =
  | { readonly type: 'add artwork'; readonly artwork: ArtworkView }
  | { readonly type: 'set quantity'; readonly id: string; readonly quantity: number }
  | { readonly type: 'remove artwork'; readonly id: string }
  | { readonly type: 'take the removal back' }
  | ({ readonly type: 'works were ordered' } & Ordered)
  | { readonly type: 'accept what has changed' }
  | { readonly type: 'compare with the gallery' }
  /** In another tab, or on another device. */
  | { readonly type: 'cart changed elsewhere'; readonly items: readonly CartItem[] }
  | { readonly type: 'shopper changed'; readonly owner: string | null }
  | { readonly type: 'somebody came back' }

type CartNews =
  | { readonly type: 'change refused'; readonly text: string }
  | { readonly type: 'artwork is kept'; readonly item: CartItem }

type Lines = readonly CartItem[]

/** What the cart can ask, tell and do; cart-machine.ts says when. */
export const cartSetup = setup({
  types: {
    input: {} as CartInput,
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartNews,
  },
  actors: {
    'read the kept cart': fromPromise<Lines, CartContext>(({ input: { owner, account, kept } }) =>
      owner === null ? kept.read() : accountLines(account, kept),
    ),
    'keep the cart': fromPromise<Kept, CartContext>(async ({ input, signal }) => {
      const sent = input.cart.items
      if (input.owner !== null) return tellAccount(input.account, { ...input, sent }, signal)
      await input.kept.write(sent)
      return { sent, heard: sent, trouble: null }
    }),
    'ask the gallery': fromPromise<
      readonly CurrentArtwork[],
      { catalogue: Catalogue; ids: readonly string[] }
    >(({ input }) => currentArtworks(input.catalogue, input.ids)),
    'listen to other tabs': fromCallback<CartEvent, CartInput>(({ input: { kept, session }, sendBack }) =>
      kept.onChange((items) => {
        if (session.current() === null) sendBack({ type: 'cart changed elsewhere', items })
      }),
    ),
    'follow the session': fromCallback<CartEvent, CartInput>(({ input: { session }, sendBack }) =>
      session.onChange(() => sendBack({ type: 'shopper changed', owner: ownerOf(session) })),
    ),
    'wait for a return': fromCallback<CartEvent, CartInput>(({ input, sendBack }) =>
      input.onComingBack(() => sendBack({ type: 'somebody came back' })),
    ),
  },
  guards: {
    'somebody was quicker than its keeper': ({ context }) => context.cart.items.length > 0,
    'something is to be kept': ({ context }) => context.cart.items !== context.synced,
    'it is an account’s': ({ context }) => context.owner !== null,
    'a visitor has signed in': ({ context }, { owner }: { owner: string | null }) =>
      context.owner === null && owner !== null,
    'they are in the cart': ({ context: { cart } }, { ids }: { ids: readonly string[] }) =>
      cart.items.some(({ id }) => ids.includes(id)),
    'it is the same shopper': ({ context }, { owner }: { owner: string | null }) => owner === context.owner,
  },
  actions: {
    'add it': assign(({ context }, artwork: ArtworkView) => ({
      cart: addToCart(context.cart, { ...lineOf(artwork), line: newKey() }),
      added: artwork.id,
      // What the gallery has just shown is what it sells now.
      current: context.current && [
        ...context.current.filter(({ id }) => id !== artwork.id),
        currentOf(artwork),
      ],
    })),
    'say what was refused': enqueueActions(({ context, enqueue }) => {
      if (!context.cart.error) return
      enqueue.assign({ added: null })
      enqueue.emit({ type: 'change refused', text: context.cart.error })
    }),
    'say why not': enqueueActions(({ enqueue }, { text }: { text: string }) => {
      if (text !== '') enqueue.emit({ type: 'change refused', text })
    }),
    'show other lines': assign((_, { items }: { items: Lines }) => ({
      cart: { items, error: null },
      synced: items,
      heard: items,
      removed: null,
      added: null,
      current: null,
    })),
    'forget the cart': assign({
      cart: emptyCart,
      synced: emptyCart.items,
      heard: emptyCart.items,
      removed: null,
      added: null,
      current: null,
    }),
    'note who is here': assign((_, { owner }: { owner: string | null }) => ({ owner })),
    'let them go': assign(({ context: { cart, synced, heard } }, { ids, isTold }: Ordered) => {
      const left = takenOutOf(cart, ids)
      const without = (lines: Lines) => lines.filter(({ id }) => !ids.includes(id))
      const told = { synced: cart.items === synced ? left.items : without(synced), heard: without(heard) }
      return { cart: left, removed: null, ...(isTold && told) }
    }),
    // They go over to the account by themselves.
    'leave the visitor’s lines': assign(({ context: { cart } }) => ({
      synced: cart.items,
      heard: emptyCart.items,
    })),
    'note what is sold now': assign(
      ({ context: { cart, synced } }, { current }: { current: readonly CurrentArtwork[] }) => {
        const now = withCurrentStock(cart, current)
        return { current, cart: now, ...(cart.items === synced && { synced: now.items }) }
      },
    ),
    'note what was found': enqueueActions(
      ({ context: { cart, synced }, enqueue }, { items }: { items: Lines }) => {
        enqueue.assign({ heard: items })
        // What was changed meanwhile is told first; where nothing had been known, both count.
        if (cart.items !== synced) {
          if (synced.length === 0)
            enqueue.assign({ cart: mergeCarts({ items, error: null }, cart), synced: items })
        } else if (!wantSame(cart.items, items)) enqueue.raise({ type: 'cart changed elsewhere', items })
      },
    ),
    'note what was kept': enqueueActions(
      ({ context: { cart, added }, enqueue }, { sent, heard, trouble }: Kept) => {
        enqueue.assign({ synced: sent, heard })
        if (trouble !== null) {
          enqueue.assign({ added: null })
          if (trouble !== '') enqueue.emit({ type: 'change refused', text: trouble })
        }
        // What was changed meanwhile is told next.
        if (cart.items !== sent) return
        // Not before: a cart that was not kept takes the work out again.
        const item = trouble === null && heard.find(({ id }) => id === added)
        if (item) enqueue.emit({ type: 'artwork is kept', item })
        enqueue.assign({ added: null })
        if (!wantSame(cart.items, heard)) enqueue.raise({ type: 'cart changed elsewhere', items: heard })
      },
    ),
  },
})
