import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { OwnArtworks } from '#application/catalogue/own-artworks-contract.ts'
import type { WholeArtworks } from '#application/catalogue/whole-artworks-service.ts'
import type { Caller } from '#application/shared/caller.ts'
import { largestPicture, mostPictures, pictureTooLarge } from '#domain/catalogue/picture-file.ts'
import { filesIn, formBody } from '../multipart.ts'
import { describe, type JsonSchema, listOf } from '../openapi/operation.ts'
import { readQuery } from '../request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { formFrom, OwnArtworkListQuery } from './own-artwork-requests.ts'
import { changedArtworkForm, newArtworkForm, ownArtworkSchema, refusals } from './own-artwork-responses.ts'
import { keptIn, listIn, partsFrom, sentForm, versionIn } from './whole-artwork-form.ts'

const limits = {
  fileSize: largestPicture,
  files: mostPictures,
  tooLarge: pictureTooLarge,
  tooMany: `At most ${mostPictures} pictures, please.`,
}

const formRefusals = {
  400: { description: 'The form could not be read' },
  ...refusals,
  413: { description: 'More or larger pictures than a work can have' },
  429: {
    description:
      'More pictures than an hour can take, or two forms are on their way already; Retry-After says when to come back',
  },
  415: { description: 'Not a form' },
  422: { description: 'A rule is broken; fields says where' },
}

/** A list may be sent under its name, or as some frameworks write it. */
const namesIn = ({ properties }: JsonSchema): readonly string[] =>
  Object.entries(properties as Readonly<Record<string, JsonSchema>>).flatMap(([name, { type }]) =>
    type === 'array' ? [name, `${name}[]`] : [name],
  )

const images = (ctx: Context) => [...filesIn(ctx, 'images'), ...filesIn(ctx, 'images[]')]

/** An artist's own works, each in one piece with its pictures. */
export function wholeArtworksController(
  artworksOf: (caller: Caller) => OwnArtworks,
  wholeOf: (caller: Caller) => WholeArtworks,
): Router {
  const router = new Router()

  router.get('/artworks/artist', async (ctx) => {
    const { q, state, sort, limit, cursor } = readQuery(ctx, OwnArtworkListQuery)
    const request = { q, state, sort, limit, cursor, shown: true }
    sendPage(ctx, await artworksOf(await callerOf(ctx)).list(request))
  })

  router.get('/artworks/artist/my-artworks/all', async (ctx) => {
    sendPage(ctx, await artworksOf(await callerOf(ctx)).list(readQuery(ctx, OwnArtworkListQuery)))
  })

  router.post('/artworks', formBody({ ...limits, names: namesIn(newArtworkForm) }), async (ctx) => {
    const form = sentForm(ctx)
    const alt = listIn(form, 'alt')
    const pictures = images(ctx).map((file, index) => ({ file, alt: alt[index] ?? '' }))
    const whole = wholeOf(await callerOf(ctx))
    const parts = partsFrom(form)
    ctx.body = await whole.create({ ...formFrom({ stock: parts.stock ?? 1 }), ...parts }, pictures)
    ctx.status = 201
  })

  router.put('/artworks/:id', formBody({ ...limits, names: namesIn(changedArtworkForm) }), async (ctx) => {
    const form = sentForm(ctx)
    ctx.body = await wholeOf(await callerOf(ctx)).update(ctx.params.id ?? '', {
      form: partsFrom(form),
      keep: keptIn(form),
      alt: listIn(form, 'alt'),
      added: images(ctx),
      version: versionIn(form),
    })
  })

  router.delete('/artworks/:id', async (ctx) => {
    await artworksOf(await callerOf(ctx)).remove(ctx.params.id ?? '')
    ctx.status = 204
  })

  const list = {
    200: {
      description: 'A page of artworks; Link tells the next, X-Total-Count how many',
      schema: listOf(ownArtworkSchema),
    },
    400: { description: 'The query could not be read; fields says where' },
    ...refusals,
  }
  return describe(router, [
    {
      method: 'get',
      path: '/artworks/artist',
      summary: 'Those of the artist’s own works that everyone can see',
      query: OwnArtworkListQuery,
      answers: list,
    },
    {
      method: 'get',
      path: '/artworks/artist/my-artworks/all',
      summary: 'All of the artist’s own works, drafts and hidden ones too',
      query: OwnArtworkListQuery,
      answers: list,
    },
    {
      method: 'post',
      path: '/artworks',
      summary: 'A new work of the artist, on show at once (as soon as they are approved)',
      form: { schema: newArtworkForm },
      answers: { 201: { description: 'The work', schema: ownArtworkSchema }, ...formRefusals },
    },
    {
      method: 'put',
      path: '/artworks/{id}',
      summary: 'Changes one of the artist’s own works; what the form does not name stays',
      form: { schema: changedArtworkForm },
      answers: {
        200: { description: 'The work', schema: ownArtworkSchema },
        ...formRefusals,
        409: { description: 'It was changed since the version that was named' },
      },
    },
    {
      method: 'delete',
      path: '/artworks/{id}',
      summary: 'Takes one of the artist’s own works away; orders keep what was bought',
      answers: { 204: { description: 'Nobody sees it any more' }, ...refusals },
    },
  ])
}
