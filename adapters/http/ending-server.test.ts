import { once } from 'node:events'
import { get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { endingServer } from './ending-server.ts'

async function visited(patience?: number) {
  const { promise: work, resolve: finish } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { server, end } = endingServer(async () => {
    begin()
    await work
  }, patience)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  request.on('error', () => undefined)
  await begun
  request.destroy()
  return { end, finish }
}

it('ends only when what a visitor began who has left is done: it may still need the database', async () => {
  const { end, finish } = await visited()
  const order: string[] = []
  const ended = end().then(() => order.push('ended'))
  setTimeout(() => {
    order.push('done')
    finish()
  }, 50)
  await ended
  expect(order).toEqual(['done', 'ended'])
})

it('does not wait for ever', async () => {
  const { end } = await visited(10)
  await expect(end()).resolves.toBeUndefined()
})

it('does not wait for a browser that has connected ahead of need, and asked nothing', async () => {
  const { server, end } = endingServer(async () => undefined, 60_000)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const early = connect((server.address() as AddressInfo).port, '127.0.0.1')
  early.on('error', () => undefined)
  await once(server, 'connection')
  const left = once(early, 'close')
  await expect(Promise.all([end(), left])).resolves.toHaveLength(2)
})

it('does not wait for the next request of whoever was being answered when it ended', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: work, resolve: finish } = Promise.withResolvers<void>()
  const { server, end } = endingServer(async (_, response) => {
    response.write('first')
    begin()
    await work
    response.end('last')
  }, 60_000)
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await begun
  const ended = end()
  finish()
  expect(await (await answer).text()).toBe('firstlast')
  await ended
  expect(server.listening).toBe(false)
}, 10_000)

it('answers who comes while it leaves, and keeps nobody for a next request', async () => {
  const { server, leave, end } = endingServer(async (_, response) => void response.end('here'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = async () => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return [await answer.text(), answer.headers.get('connection')]
  }
  expect(await asked()).toEqual(['here', 'keep-alive'])
  leave()
  expect(await asked()).toEqual(['here', 'close'])
  await end()
})
