import type { AccountExport, SessionView, UserView } from '#application/identity/contract.ts'
import { approvals } from '#domain/artists/artist.ts'
import { roles } from '#domain/identity/roles.ts'
import {
  anyObject,
  boolean,
  listOf,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  type Schema,
  text,
  time,
} from '../openapi/schema.ts'

export const userProperties = {
  id: text,
  name: text,
  email: text,
  country: text,
  phone: text,
  role: oneOf(roles),
  artistStatus: nullable(oneOf(approvals)),
  emailVerified: boolean,
  createdAt: time,
}
export const userSchema: Schema<UserView> = namedSchema('User', objectOf(userProperties))

const sessionSchema: Schema<SessionView> = namedSchema(
  'Session',
  objectOf({ id: text, current: boolean, device: text, signedInAt: time, lastSeenAt: time }),
)
export const sessionListSchema = listOf(sessionSchema)

export const exportSchema: Schema<AccountExport> = anyObject

/** What any of these calls may be answered. */
export const unreadable = {
  400: { description: 'The request could not be read' },
  415: { description: 'Not JSON' },
}
export const signInAgain = { 403: { description: 'Signed in too long ago: sign in again first' } }
export const incomplete = { 422: { description: 'Something is missing or wrong; fields says what' } }
export const tooMany = { 429: { description: 'Tried too often; Retry-After says when to come back' } }
export const done = { 204: { description: 'Done' } }
