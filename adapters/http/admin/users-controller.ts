import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { AdminUserView, UserAdministration } from '#application/admin/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { userProperties } from '../identity/identity-responses.ts'
import { describe } from '../openapi/operation.ts'
import {
  atLeastOne,
  boolean,
  count,
  listOf,
  namedSchema,
  nullable,
  objectOf,
  type Schema,
  time,
} from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sentFields } from '../requests/shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { badQuery, done, nobody, notThere, unreadable, wrong } from './admin-answers.ts'
import { NewUserBody, UserBody, UserListQuery } from './requests.ts'

const adminUserSchema: Schema<AdminUserView> = namedSchema(
  'AdminUser',
  objectOf({
    ...userProperties,
    suspended: boolean,
    secondLocks: boolean,
    lastSeenAt: nullable(time),
    orderCount: count,
    version: atLeastOne,
  }),
)

const user = { 200: { description: 'The account', schema: adminUserSchema } }
const lastAdmin = { 409: { description: 'Nobody else is an admin' } }

/** Minding everybody's accounts. */
export function usersController(serviceOf: (caller: Caller) => UserAdministration): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))

  router.get('/admin/users', async (ctx) => {
    sendPage(ctx, await (await service(ctx)).users(readQuery(ctx, UserListQuery)))
  })
  router.post('/admin/users', jsonBody, async (ctx) => {
    const sent = sentFields(readBody(ctx, NewUserBody))
    ctx.body = await (await service(ctx)).create({ country: '', phone: '', role: 'user', ...sent })
    ctx.status = 201
  })
  router.get('/admin/users/:id', async (ctx) => {
    ctx.body = await (await service(ctx)).user(idIn(ctx))
  })
  router.put('/admin/users/:id', jsonBody, async (ctx) => {
    const sent = sentFields(readBody(ctx, UserBody))
    const users = await service(ctx)
    const known = await users.user(idIn(ctx))
    const { version = known.version, ...changes } = sent
    const { name, email, country, phone, role } = known
    ctx.body = await users.update(known.id, { name, email, country, phone, role, ...changes }, version)
  })
  router.delete('/admin/users/:id', async (ctx) => {
    await (await service(ctx)).remove(idIn(ctx))
    ctx.status = 204
  })
  router.put('/admin/users/:id/suspend', async (ctx) => {
    ctx.body = await (await service(ctx)).suspend(idIn(ctx))
  })
  router.put('/admin/users/:id/restore', async (ctx) => {
    ctx.body = await (await service(ctx)).restore(idIn(ctx))
  })
  router.delete('/admin/users/:id/second-locks', async (ctx) => {
    ctx.body = await (await service(ctx)).removeSecondLocks(idIn(ctx))
  })

  const one = '/admin/users/{id}'
  return describe(router, [
    {
      method: 'get',
      path: '/admin/users',
      summary: 'Accounts, the newest first unless told otherwise',
      query: UserListQuery,
      answers: {
        200: {
          description: 'A page of accounts; Link tells the next, X-Total-Count how many, up to 10,000',
          schema: listOf(adminUserSchema),
        },
        ...badQuery,
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'post',
      path: '/admin/users',
      summary: 'Opens an account; without a password its owner is sent a link to choose one',
      body: NewUserBody,
      answers: {
        201: { description: 'The account', schema: adminUserSchema },
        409: { description: 'There is an account with this address' },
        ...unreadable,
        ...wrong,
        ...nobody,
        ...notThere,
      },
    },
    { method: 'get', path: one, summary: 'One account', answers: { ...user, ...nobody, ...notThere } },
    {
      method: 'put',
      path: one,
      summary: 'Changes an account; what is left out stays. With another role all its sessions end',
      body: UserBody,
      answers: {
        ...user,
        409: {
          description:
            'Changed by somebody else since that version, an address that is taken, the last admin, or an artist with parcels to send',
        },
        ...unreadable,
        ...wrong,
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'delete',
      path: one,
      summary: 'Deletes an account: nothing says who it was, works are hidden, orders keep what was bought',
      answers: {
        ...done,
        409: { description: 'Nobody else is an admin, or there are parcels to send or money to be paid out' },
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'put',
      path: `${one}/suspend`,
      summary: 'Ends all sessions of an account and lets nobody sign in to it; its works are not shown',
      answers: { ...user, ...lastAdmin, ...nobody, ...notThere },
    },
    {
      method: 'put',
      path: `${one}/restore`,
      summary: 'Takes a suspension back',
      answers: { ...user, 409: { description: 'Changed at the same time' }, ...nobody, ...notThere },
    },
    {
      method: 'delete',
      path: `${one}/second-locks`,
      summary:
        'Removes authenticator app, recovery codes and passkeys of whoever has lost them, and ends all their sessions',
      answers: { ...user, 409: { description: 'One’s own, which ask for a code' }, ...nobody, ...notThere },
    },
  ])
}
