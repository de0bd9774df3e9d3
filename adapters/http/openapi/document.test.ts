import Router from '@koa/router'
import { expect, it } from 'vitest'
import { OrderBody } from '../orders/requests.ts'
import { openApiDocument } from './document.ts'
import { describe } from './operation.ts'
import { shapeSchema } from './shape-schema.ts'

it('describes a list as a list, whatever holds for each of its items', () => {
  expect(shapeSchema(OrderBody)).toMatchObject({
    properties: {
      items: {
        type: 'array',
        minItems: 1,
        items: { type: 'object', required: ['artworkId', 'quantity'] },
      },
      shipping: { type: 'object' },
    },
  })
})

it('says of every call how any other refusal looks', () => {
  const router = describe(new Router(), [
    { method: 'get', path: '/works', summary: 'Works', answers: { 200: { description: 'Works' } } },
  ])
  expect(openApiDocument([router])).toMatchObject({
    paths: {
      '/works': {
        get: {
          responses: {
            default: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            },
          },
        },
      },
    },
  })
})
