import Router from '@koa/router'
import { IsArray, IsString } from 'class-validator'
import { expect, it } from 'vitest'
import { noTexts } from '../forms/form-shape.ts'
import { OrderBody } from '../orders/requests.ts'
import { shapeOf } from '../requests/shape.ts'
import { openApiDocument } from './document.ts'
import { describe } from './operation.ts'
import { shapeSchema } from './shape-schema.ts'

const nothing = () => undefined

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

it('says of every call how any other refusal looks, and that nobody may answer just now', () => {
  const router = describe(new Router().get('/artworks', nothing), [
    {
      method: 'get',
      path: '/artworks',
      summary: 'Works',
      answers: { 200: { description: 'Works', types: ['text/plain'] } },
    },
  ])
  expect(openApiDocument([router])).toMatchObject({
    paths: {
      '/artworks': {
        get: {
          responses: {
            503: { headers: { 'Retry-After': { schema: { type: 'integer' } } } },
            default: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            },
          },
        },
      },
    },
  })
})

it('describes a form with its texts and its files', () => {
  const pictures = { name: 'images', most: 12, fileSize: 1, tooLarge: 'Too large.' }
  const [fields, one] = [
    shapeOf<{ title?: string; alt?: string[] }>({
      title: { rules: [IsString()], optional: true, needed: true },
      alt: { rules: [IsArray()], optional: true },
    }),
    { name: 'file', fileSize: 1, tooLarge: 'Too large.', optional: true, described: 'A table' },
  ]
  const router = describe(new Router().post('/artworks', nothing).post('/cart', nothing), [
    { method: 'post', path: '/artworks', summary: '', form: { fields, files: pictures }, answers: {} },
    { method: 'post', path: '/cart', summary: '', form: { fields: noTexts, files: one }, answers: {} },
  ])
  const bodyOf = (schema: object) => ({ requestBody: { content: { 'multipart/form-data': { schema } } } })
  const file = { type: 'string', format: 'binary' }
  expect(openApiDocument([router])).toMatchObject({
    paths: {
      '/artworks': {
        post: bodyOf({
          properties: {
            title: { type: 'string' },
            alt: { type: 'array' },
            images: { type: 'array', items: file, maxItems: 12 },
          },
          required: ['title', 'images'],
        }),
      },
      '/cart': {
        post: bodyOf({ properties: { file: { ...file, description: 'A table' } }, required: [] }),
      },
    },
  })
})
