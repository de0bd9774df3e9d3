import { roles } from '#domain/identity/roles.ts'
import { type JsonSchema, listOf, namedSchema, nullable, objectOf, text, time } from '../openapi/operation.ts'

const boolean: JsonSchema = { type: 'boolean' }

export const userProperties = {
  id: text,
  name: text,
  email: text,
  country: text,
  phone: text,
  role: { enum: roles },
  artistStatus: nullable({ enum: ['pending', 'approved', 'rejected'] }),
  emailVerified: boolean,
  createdAt: time,
}
export const userSchema = namedSchema('User', objectOf(userProperties))

export const sessionListSchema = listOf(
  namedSchema(
    'Session',
    objectOf({ id: text, current: boolean, device: text, signedInAt: time, lastSeenAt: time }),
  ),
)

export const exportSchema: JsonSchema = { type: 'object' }

/** What any of these calls may be answered. */
export const unreadable = {
  400: { description: 'The request could not be read' },
  415: { description: 'Not JSON' },
}
export const signInAgain = { 403: { description: 'Signed in too long ago: sign in again first' } }
export const incomplete = { 422: { description: 'Something is missing or wrong; fields says what' } }
export const tooMany = { 429: { description: 'Tried too often; Retry-After says when to come back' } }
export const done = { 204: { description: 'Done' } }
