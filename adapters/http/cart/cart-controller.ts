import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { AccountCart, CartView } from '#application/cart/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { byline, imageSchema } from '../catalogue/artwork-responses.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import {
  atLeastOne,
  count,
  listOf,
  money,
  namedSchema,
  nullable,
  objectOf,
  type Schema,
  text,
} from '../openapi/schema.ts'
import { artworkIdIn } from '../requests/address-parts.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { linesFrom, MergeBody, QuantityBody } from './requests.ts'

const cartSchema: Schema<InDollars<CartView>> = namedSchema(
  'Cart',
  objectOf({
    items: listOf(
      objectOf({
        id: text,
        title: text,
        price: { ...money, description: 'US dollars for one piece, as they were seen' },
        quantity: atLeastOne,
        stock: { ...count, description: 'How many there are now' },
        images: listOf(imageSchema),
        artist: byline,
      }),
    ),
    totalItems: count,
    totalPrice: money,
    error: { ...nullable(text), description: 'What the last change could not do' },
  }),
)
const cart = { 200: { description: 'The cart', schema: cartSchema } }
const unreadable = {
  400: { description: 'The request could not be read' },
  415: { description: 'Not JSON' },
  422: { description: 'A rule is broken; fields says which' },
}

/** The cart of whoever is signed in. */
export function cartController(cartOf: (caller: Caller) => AccountCart): Router {
  const router = new Router()
  const mine = async (ctx: Context) => cartOf(await callerOf(ctx))

  router.get('/cart', async (ctx) => {
    ctx.body = await (await mine(ctx)).read()
  })
  router.put('/cart/items/:artworkId', jsonBody, async (ctx) => {
    const { quantity, price } = readBody(ctx, QuantityBody)
    ctx.body = await (await mine(ctx)).setQuantity({ artworkId: artworkIdIn(ctx), quantity, price })
  })
  router.delete('/cart/items/:artworkId', async (ctx) => {
    ctx.body = await (await mine(ctx)).remove(artworkIdIn(ctx))
  })
  router.delete('/cart', async (ctx) => {
    ctx.body = await (await mine(ctx)).clear()
  })
  router.post('/cart/merge', jsonBody, async (ctx) => {
    const { items, key } = readBody(ctx, MergeBody)
    ctx.body = await (await mine(ctx)).merge(linesFrom(items), key)
  })

  return describe(router, [
    { method: 'get', path: '/cart', summary: 'The account’s cart', answers: { ...cart, ...notSignedIn } },
    {
      method: 'put',
      path: '/cart/items/{artworkId}',
      summary: 'Wants so many pieces of a work, which enters the cart if need be; capped at the stock',
      body: QuantityBody,
      answers: {
        ...cart,
        ...notSignedIn,
        404: { description: 'There is no such artwork, or it is not public' },
        ...unreadable,
      },
    },
    {
      method: 'delete',
      path: '/cart/items/{artworkId}',
      summary: 'Takes a work out of the cart',
      answers: { ...cart, ...notSignedIn },
    },
    {
      method: 'delete',
      path: '/cart',
      summary: 'Empties the cart',
      answers: { ...cart, ...notSignedIn },
    },
    {
      method: 'post',
      path: '/cart/merge',
      summary:
        'Brings a browser’s cart into the account’s, once for each key; quantities add up to the stock',
      body: MergeBody,
      answers: { ...cart, ...notSignedIn, ...unreadable },
    },
  ])
}
