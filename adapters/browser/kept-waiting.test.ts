// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Waiting } from '#application/waiting/contract.ts'
import { keptWaiting } from './kept-waiting.ts'

beforeEach(() => localStorage.clear())

const waitingThat = (answers: Partial<Waiting> = {}) => ({
  ask: vi.fn<Waiting['ask']>(answers.ask ?? (async () => ({ key: 'given' }))),
  isWaiting: vi.fn<Waiting['isWaiting']>(answers.isWaiting ?? (async () => true)),
  takeBack: vi.fn<Waiting['takeBack']>(async () => {}),
})
const kept = (waiting: Waiting) => keptWaiting(waiting, () => localStorage, 'waiting')

test('what a visitor is given is shown again, until it is taken back', async () => {
  const waiting = waitingThat()
  await kept(waiting).ask('harbour', 'lena@example.test')
  expect(await kept(waiting).isWaiting('harbour')).toBe(true)
  expect(waiting.isWaiting).toHaveBeenLastCalledWith('harbour', 'given')
  await kept(waiting).takeBack('harbour')
  expect(waiting.takeBack).toHaveBeenLastCalledWith('harbour', 'given')
  expect(localStorage).toHaveLength(0)
})

test('what is of no use any more is kept no longer', async () => {
  localStorage.setItem('waiting.harbour', 'given')
  expect(await kept(waitingThat({ isWaiting: async () => false })).isWaiting('harbour')).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('nothing is kept for an account, nor where nothing may be kept', async () => {
  await kept(waitingThat({ ask: async () => ({ key: null }) })).ask('harbour')
  expect(localStorage).toHaveLength(0)
  const waiting = waitingThat()
  const forbidden = keptWaiting(
    waiting,
    () => {
      throw new Error('forbidden')
    },
    'waiting',
  )
  await forbidden.ask('harbour', 'lena@example.test')
  await forbidden.isWaiting('harbour')
  expect(waiting.isWaiting).toHaveBeenCalledExactlyOnceWith('harbour', undefined)
})
