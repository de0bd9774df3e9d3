// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { lateMachine, type RunningMachine } from './late-machine.ts'

interface Counter extends RunningMachine<number, number> {
  readonly isStopped: () => boolean
}

/** Adds what it is sent to what it began with. */
function counter(): Counter {
  const listeners: (() => void)[] = []
  let sum = 100
  let isStopped = false
  return {
    send: (more) => {
      if (isStopped) throw new Error('It was stopped.')
      sum += more
      for (const listener of listeners) listener()
    },
    view: () => sum,
    onChange: (listener) => listeners.push(listener),
    stop: () => {
      isStopped = true
    },
    isStopped: () => isStopped,
  }
}

function open(...answers: (() => Promise<Counter>)[]) {
  const missed = vi.fn<() => void>()
  const bring = vi.fn<() => Promise<Counter>>(() => (answers.shift() ?? (async () => counter()))())
  const late = lateMachine<Counter, number, number>({ bring, before: 0, missed })
  const seen: number[] = []
  late.onChange(() => seen.push(late.view()))
  return { late, bring, missed, seen }
}

test('is not brought for being looked at', () => {
  const { late, bring, seen } = open()
  late.seenMeanwhile(7)
  expect([late.view(), seen, bring.mock.calls.length]).toEqual([7, [7], 0])
})

test('is brought once, and then does what was sent meanwhile, in order', async () => {
  const { late, bring, seen } = open()
  late.send(1)
  late.send(2)
  expect(late.view()).toBe(0)
  await late.open()
  late.send(4)
  expect([late.view(), seen, bring.mock.calls.length]).toEqual([107, [100, 101, 103, 107], 1])
})

test('is asked for behind the frame that shows what was pressed', async () => {
  const { late, bring, seen } = open()
  late.send(1)
  const inFrame = Promise.withResolvers<number>()
  requestAnimationFrame(() => inFrame.resolve(bring.mock.calls.length))
  expect(await inFrame.promise).toBe(0)
  await expect.poll(() => seen).toEqual([100, 101])
})

test('does what was asked in order, however it was asked', async () => {
  const { late } = open()
  const seenBy: number[] = []
  void late.open().then(() => seenBy.push(late.view()))
  late.send(1)
  void late.open().then(() => seenBy.push(late.view()))
  await expect.poll(() => seenBy).toEqual([100, 101])
})

test('alone is seen from then on', async () => {
  const { late, seen } = open()
  await late.open()
  late.seenMeanwhile(7)
  expect([late.view(), seen]).toEqual([100, [100]])
})

test('that does not come is told of, and is brought anew by the next asking', async () => {
  const { late, missed } = open(() => Promise.reject(new Error('No line')))
  late.send(1)
  await expect.poll(() => missed).toHaveBeenCalledTimes(1)
  late.send(2)
  await late.open()
  expect([late.view(), missed.mock.calls.length]).toEqual([102, 1])
})

test('that was stopped is another one next time', async () => {
  const [first, second] = [counter(), counter()]
  const { late } = open(
    async () => first,
    async () => second,
  )
  await late.open()
  late.send(1)
  late.stop()
  await late.open()
  expect([first.isStopped(), second.isStopped(), late.view()]).toEqual([true, false, 100])
})

test('that comes when nobody wants it any more is stopped, and told nothing', async () => {
  const late = Promise.withResolvers<Counter>()
  const brought = counter()
  const { late: machine, seen } = open(() => late.promise)
  machine.send(1)
  machine.stop()
  late.resolve(brought)
  await expect.poll(() => brought.isStopped()).toBe(true)
  expect([machine.view(), brought.view(), seen]).toEqual([0, 100, []])
})
