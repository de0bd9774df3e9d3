import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { type SendingInput, sending } from './sending-machine.ts'

type Input = SendingInput<string, number, string>

/** A letter that is sent, and answered by how long it is; only what matters to the test has to be said. */
function open(given: Partial<Input> = {}) {
  const send = vi.fn<Input['send']>(given.send ?? (async (letter) => letter.length))
  const actor = createActor(sending<string, number>(), { input: { ...given, send } })
  const news: unknown[] = []
  actor.on('*', (event) => news.push(event))
  actor.start()
  const press = (what: string) => actor.send({ type: 'send it', what })
  const rests = () => waitFor(actor, (snapshot) => snapshot.matches('at rest'))
  const now = () => {
    const { last, refusal } = actor.getSnapshot().context
    return { state: actor.getSnapshot().value, last, refusal }
  }
  return { actor, send, news, press, rests, now }
}

test('what is pressed twice is sent once, told of, and remembered', async () => {
  const { send, news, press, rests, now } = open()
  press('boats')
  expect(now().state).toBe('being sent')
  press('tides')
  await rests()
  expect(send.mock.calls).toEqual([['boats']])
  expect(news).toEqual([{ type: 'done', what: 'boats', answer: 5 }])
  expect(now()).toEqual({ state: 'at rest', last: { what: 'boats', answer: 5 }, refusal: null })
})

test('one thing comes after the other, and the last is remembered', async () => {
  const { press, rests, now } = open()
  press('boats')
  await rests()
  press('tide')
  await rests()
  expect(now().last).toEqual({ what: 'tide', answer: 4 })
})

test('what was refused is told with its reason, is not done, and goes with the next press', async () => {
  const away = new Error('No line')
  const answers = [() => Promise.reject(away), async () => 5]
  const { send, news, press, rests, now } = open({ send: () => answers.shift()?.() ?? Promise.resolve(0) })
  press('boats')
  await rests()
  expect(news).toEqual([{ type: 'refused', what: 'boats', error: away }])
  expect(now()).toEqual({ state: 'at rest', last: null, refusal: null })
  press('boats')
  await rests()
  expect([send.mock.calls.length, now().last]).toEqual([2, { what: 'boats', answer: 5 }])
})

test('it is done before it is over: nothing else is sent until everything has settled', async () => {
  const looked = Promise.withResolvers<void>()
  const settle = vi.fn<NonNullable<Input['settle']>>(() => looked.promise)
  const { actor, send, news, press, rests, now } = open({ settle })
  press('boats')
  await waitFor(actor, (snapshot) => snapshot.matches('settling'))
  expect(settle).toHaveBeenCalledExactlyOnceWith({ what: 'boats', answer: 5 })
  expect([now().last?.answer, news.length]).toEqual([5, 1])
  press('tides')
  looked.resolve()
  await rests()
  expect(send).toHaveBeenCalledTimes(1)
})

test('what does not settle is told, and stays done', async () => {
  const error = new Error('No line')
  const { news, press, rests, now } = open({ settle: () => Promise.reject(error) })
  press('boats')
  await rests()
  expect(news).toEqual([
    { type: 'done', what: 'boats', answer: 5 },
    { type: 'refused', what: 'boats', error },
  ])
  expect(now().last?.what).toBe('boats')
})

test('what is wrong is seen until it is mended, also while something is being sent', async () => {
  const { actor, press, rests, now } = open({ refusal: 'Too short' })
  expect(now().refusal).toBe('Too short')
  press('boats')
  actor.send({ type: 'something is wrong', refusal: 'Too long, and too loud' })
  expect(now()).toMatchObject({ state: 'being sent', refusal: 'Too long, and too loud' })
  await rests()
  actor.send({ type: 'it is mended', left: 'Too loud' })
  expect(now().refusal).toBe('Too loud')
  actor.send({ type: 'it is mended', left: null })
  expect(now().refusal).toBeNull()
})
