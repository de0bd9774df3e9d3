import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { loaded } from './load.ts'

const server = createServer()
afterEach(() => {
  server.removeAllListeners('connection')
  server.close()
})

/** Whoever connects is answered so, each time they ask. @returns what was asked */
async function answered(answer: (line: Socket) => unknown, milliseconds = 50) {
  const asked: string[] = []
  server.on('connection', (line) =>
    line
      .on('error', () => undefined)
      .on('data', (question) => {
        asked.push(question.toString())
        void answer(line)
      }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list?q=sea`
  const outcome = loaded({ url, headers: { 'accept-encoding': 'gzip' }, connections: 3 }, milliseconds)
  return { ...(await outcome), asked, url }
}

const whole = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 6\r\n\r\nAmina.'

it('asks again as soon as it was answered, over as many connections as were wanted', async () => {
  const { answered: count, milliseconds, asked, url } = await answered((line) => line.write(whole))
  expect(count).toBe(asked.length)
  expect(count).toBeGreaterThan(6)
  expect(milliseconds).toHaveLength(count)
  expect(new Set(asked)).toEqual(
    new Set([`GET /list?q=sea HTTP/1.1\r\nhost: ${new URL(url).host}\r\naccept-encoding: gzip\r\n\r\n`]),
  )
})

it('waits for the whole of an answer, in whatever parts it comes', async () => {
  let sent = 0
  const { answered: count } = await answered(async (line) => {
    for (const part of [whole.slice(0, 20), whole.slice(20, -4), whole.slice(-4)]) {
      line.write(part)
      await setImmediate()
    }
    sent += 1
  })
  expect(count).toBe(sent)
  expect(count).toBeGreaterThan(3)
})

it.each([
  ['another status', whole.replace('200 OK', '500 Oh'), 'answered 500'],
  ['no length', whole.replace(/Content-Length.*\r\n/, ''), 'how long it is: HTTP/1.1 200 OK'],
  ['more than was said', `${whole}!`, 'More came'],
])('gives up soon at %s', async (_, answer, says) => {
  await expect(answered((line) => line.write(answer), 60_000)).rejects.toThrow(says)
})

it('gives up soon where a line is cut', async () => {
  await expect(answered((line) => line.end(whole.slice(0, -1)), 60_000)).rejects.toThrow('The line was cut.')
})
