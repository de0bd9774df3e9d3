import { once } from 'node:events'
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Max,
  MaxLength,
} from 'class-validator'
import Koa from 'koa'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorsAsJson } from '../answering-errors.ts'
import { jsonBody, readBody } from './request-shape.ts'
import { shape } from './shape.ts'

class Line {
  size!: number
}
shape(Line, { size: { rules: [IsInt(), Max(9)] } })

class Body {
  name!: string
  price?: number
  width?: number
  year?: number
  colour?: string
  lines?: Line[]
}
shape(Body, {
  name: { rules: [IsString(), MaxLength(5)] },
  price: { rules: [IsNumber({ maxDecimalPlaces: 2 })], optional: true },
  width: { rules: [IsNumber({ maxDecimalPlaces: 1 })], optional: true },
  year: { rules: [IsNumber()], optional: true },
  colour: { rules: [IsIn(['blue', 'red'])], optional: true },
  lines: { rules: [IsArray(), ArrayMaxSize(2), IsObject({ each: true })], nested: Line, optional: true },
})

let server: ReturnType<Koa['listen']>
beforeAll(async () => {
  const app = new Koa()
  app.use(errorsAsJson({ onUnexpected: (error) => expect.fail(String(error)) }))
  app.use(jsonBody)
  app.use((ctx) => {
    ctx.body = readBody(ctx, Body)
  })
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

it.each([
  [{}, { name: 'name is missing' }],
  [{ name: 7 }, { name: 'name must be text' }],
  [{ name: 'too long' }, { name: 'name must have at most 5 characters' }],
  [{ name: 'Sun', price: 1.234 }, { price: 'price must be a number with at most two decimals' }],
  [{ name: 'Sun', width: 1.23 }, { width: 'width must be a number with at most one decimal' }],
  [{ name: 'Sun', year: 'late' }, { year: 'year must be a number' }],
  [{ name: 'Sun', colour: 'pink' }, { colour: 'colour must be one of blue, red' }],
  [{ name: 'Sun', lines: [{}, {}, {}] }, { lines: 'lines must have at most 2 in it' }],
  [{ name: 'Sun', lines: [{ size: 10 }] }, { 'lines.0.size': 'size must be at most 9' }],
  [{ name: 'Sun', constructor: 'Moon' }, { constructor: 'constructor is not known here' }],
  [
    { name: 'Sun', lines: [{ size: 1 }, { size: 2, colour: 'red' }] },
    { 'lines.1.colour': 'colour is not known here' },
  ],
])('says of %j what is wrong in words of our own', async (sent, fields) => {
  const address = server.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${address.port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  expect(await answer.json()).toMatchObject({ code: 'invalid-request', fields })
})
