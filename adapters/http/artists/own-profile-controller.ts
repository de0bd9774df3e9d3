import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { OwnProfile, OwnProfileView, ProfileForm } from '#application/artists/own-profile-contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { approvals } from '#domain/artists/artist.ts'
import { type ArtistProfile, profileFields, profileFrom, wordsOf } from '#domain/artists/profile-fields.ts'
import { blankForm } from '#domain/shared/fields.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { limitsOf } from '../forms/form-shape.ts'
import { filesIn, formBody } from '../forms/multipart.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import {
  atLeastOne,
  boolean,
  count,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  type Schema,
  text,
} from '../openapi/schema.ts'
import { visitOf } from '../session.ts'
import { artistProperties } from './artist-responses.ts'
import { profileForm, readProfile } from './requests.ts'

const ownProfileSchema: Schema<InDollars<OwnProfileView>> = namedSchema(
  'OwnProfile',
  objectOf({
    ...artistProperties,
    approval: oneOf(approvals),
    rejection: nullable(text),
    checklist: objectOf({
      profile: boolean,
      picture: boolean,
      works: objectOf({ has: count, wanted: count }),
    }),
    waiting: boolean,
    version: atLeastOne,
  }),
)

const picture = formBody(limitsOf(profileForm))

/** The form, on top of what there is. */
function formFrom(ctx: Context, known: ArtistProfile): ProfileForm & { version?: number } {
  const [profilePicture] = filesIn(ctx, profileForm.files.name)
  return {
    ...wordsOf(known),
    ...readProfile(ctx),
    profilePicture,
  }
}

const blank = profileFrom({ ...blankForm(profileFields), exhibitions: [] })

/** An artist's own profile. */
export function ownProfileController(profileOf: (visit: Visit) => OwnProfile): Router {
  const router = new Router()

  router.get('/artists/my-profile', async (ctx) => {
    ctx.body = await profileOf(visitOf(ctx)).profile()
  })
  router.post('/artists', picture, async (ctx) => {
    ctx.body = await profileOf(visitOf(ctx)).create(formFrom(ctx, blank))
    ctx.status = 201
  })
  router.put('/artists', picture, async (ctx) => {
    const own = profileOf(visitOf(ctx))
    const known = await own.profile()
    const { version = known.version, ...form } = formFrom(ctx, known.artistProfile)
    ctx.body = await own.update(form, version)
  })
  router.delete('/artists', async (ctx) => {
    await profileOf(visitOf(ctx)).remove()
    ctx.status = 204
  })
  router.post('/artists/ask-for-approval', async (ctx) => {
    ctx.body = await profileOf(visitOf(ctx)).askForApproval()
  })

  const noArtist = { 404: { description: 'Not an artist, or no profile yet' } }
  const unreadable = {
    400: { description: 'The request could not be read' },
    413: { description: 'The picture is too large' },
    415: { description: 'Not a form' },
    429: { description: 'Two forms are on their way already; Retry-After says when to come back' },
    422: { description: 'Something is wrong, or the picture cannot be used; fields says what' },
  }
  const profile = { 200: { description: 'The profile as it is now', schema: ownProfileSchema } }
  return describe(router, [
    {
      method: 'get',
      path: '/artists/my-profile',
      summary: 'One’s own profile as an artist, and what is missing before an admin decides',
      answers: { ...profile, ...notSignedIn, ...noArtist },
    },
    {
      method: 'post',
      path: '/artists',
      summary: 'Makes a profile; whoever is no artist yet becomes a pending one',
      form: profileForm,
      answers: {
        201: { description: 'The profile', schema: ownProfileSchema },
        409: { description: 'There is a profile already' },
        ...unreadable,
        ...notSignedIn,
        404: { description: 'Admins are no artists' },
      },
    },
    {
      method: 'put',
      path: '/artists',
      summary: 'Changes one’s own profile; what is left out stays',
      form: profileForm,
      answers: {
        ...profile,
        409: { description: 'Changed elsewhere since that version' },
        ...unreadable,
        ...notSignedIn,
        ...noArtist,
      },
    },
    {
      method: 'delete',
      path: '/artists',
      summary: 'Takes one’s own profile and works away; orders keep what was bought',
      answers: {
        204: { description: 'Done' },
        409: { description: 'There are parcels to send, or money to be paid out' },
        ...notSignedIn,
        ...noArtist,
      },
    },
    {
      method: 'post',
      path: '/artists/ask-for-approval',
      summary: 'Asks an admin to decide, also again after a no',
      answers: {
        ...profile,
        409: { description: 'It has been decided already' },
        422: { description: 'Something is still missing; the message says what' },
        ...notSignedIn,
        ...noArtist,
      },
    },
  ])
}
