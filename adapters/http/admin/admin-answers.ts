import { notSignedIn } from '../openapi/answers.ts'

/** What any call of an admin's dashboard may be answered. */
export const nobody = {
  ...notSignedIn,
  403: { description: 'An admin has to switch on a second factor first' },
}
export const notThere = { 404: { description: 'Not an admin, or there is none' } }
export const unreadable = {
  400: { description: 'The request could not be read; fields says where' },
  415: { description: 'Not JSON' },
}
export const badQuery = { 400: { description: 'The query could not be read; fields says where' } }
export const wrong = { 422: { description: 'Something is missing or wrong; fields says what' } }
export const done = { 204: { description: 'Done' } }
