import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeEach, expect, it } from 'vitest'
import type { Answered } from './answered.ts'
import { koaServer } from './testing/koa-server.ts'

const counted: Answered[] = []
const { ask, origin } = koaServer({ onAnswered: (answered) => counted.push(answered) })
beforeEach(() => {
  counted.length = 0
})

it.each([
  ['GET', '/api/works', '/api/works', 'GET', '2xx'],
  ['GET', '/api/works/vase-of-lena?key=secret', '/api/works/:id', 'GET', '4xx'],
  ['GET', '/api/broken', '/api/broken', 'GET', '5xx'],
  ['PROPFIND', '/api/works', '/api{/*rest}', 'other', '4xx'],
  ['GET', '/api/nothing/of/lena', '/api{/*rest}', 'GET', '4xx'],
  ['GET', '/orders/4829-1736', 'page', 'GET', '2xx'],
  ['GET', '/explodes', 'none', 'GET', '5xx'],
])('%s %s is told as %s, by %s, with %s', async (sent, path, route, method, status) => {
  await ask(path, { method: sent })
  await expect.poll(() => counted).toHaveLength(1)
  expect(counted).toEqual([{ route, method, status, seconds: expect.any(Number) }])
  expect(counted[0]?.seconds).toBeGreaterThan(0)
  expect(counted[0]?.seconds).toBeLessThan(5)
})

it.each([
  ['/api/works', '/api/works'],
  ['/api/nothing/of/lena', '/api{/*rest}'],
  ['/orders/4829-1736', 'none'],
])('tells of a change of %s that another site wants as of %s', async (path, route) => {
  await ask(path, { method: 'POST', headers: { origin: 'https://elsewhere.example' } })
  await expect.poll(() => counted).toHaveLength(1)
  expect(counted).toMatchObject([{ route, method: 'POST', status: '4xx' }])
})

it('tells once, and as aborted, of whoever is gone before the answer', async () => {
  const { port, hostname } = new URL(origin())
  const socket = connect(Number(port), hostname)
  const head = ['POST /api/works HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 9']
  socket.write(`${[...head, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`)
  // Told to go on, it is being answered.
  await once(socket, 'data')
  socket.destroy()
  await expect.poll(() => counted).toHaveLength(1)
  expect(counted).toMatchObject([{ route: '/api/works', method: 'POST', status: 'aborted' }])
})
