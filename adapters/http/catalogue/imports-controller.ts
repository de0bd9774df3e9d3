import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { OwnArtworks } from '#application/catalogue/own-artworks-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import { limitsOf } from '../forms/form-shape.ts'
import { fileIn, formBody } from '../forms/multipart.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { readQuery } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { importForm, PriceRateQuery } from './own-artwork-requests.ts'
import { broken, importedSchema, importLineSchema, refusals, tooLarge } from './own-artwork-responses.ts'

/** The rate in the address; absent where no currency stands there. */
function rateOf(ctx: Context): PriceRate | undefined {
  const { currency, dollars = Number.NaN } = readQuery(ctx, PriceRateQuery)
  return currency === undefined ? undefined : { currency, dollars }
}

/** Works that come in from the export of another shop. */
export function importsController(artworksOf: (caller: Caller) => OwnArtworks): Router {
  const router = new Router({ prefix: '/artist/artworks' })
  const own = async (ctx: Context): Promise<OwnArtworks> => artworksOf(await callerOf(ctx))

  router.post('/import-previews', formBody(limitsOf(importForm)), async (ctx) => {
    ctx.body = await (await own(ctx)).previewImport(fileIn(ctx, importForm.files.name), rateOf(ctx))
  })
  router.post('/imports', formBody(limitsOf(importForm)), async (ctx) => {
    ctx.body = await (await own(ctx)).import(fileIn(ctx, importForm.files.name), rateOf(ctx))
  })

  return describe(router, [
    {
      method: 'post',
      path: `/artist/artworks/import-previews`,
      summary:
        'What an import of a shop’s own export (Shopify’s, WooCommerce’s, Etsy’s, or a plain CSV) would bring in; the rate is for prices in another currency',
      query: PriceRateQuery,
      form: importForm,
      answers: {
        200: { description: 'Every work of the file', schema: listOf(importLineSchema) },
        ...refusals,
        ...broken,
        ...tooLarge,
      },
    },
    {
      method: 'post',
      path: `/artist/artworks/imports`,
      summary: 'Takes the works without problems in as drafts; the same file twice doubles nothing',
      query: PriceRateQuery,
      form: importForm,
      answers: {
        200: { description: 'How many came in', schema: importedSchema },
        ...refusals,
        ...broken,
        ...tooLarge,
      },
    },
  ])
}
