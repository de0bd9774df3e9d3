// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keepPresses } from './kept-presses.ts'

const page = `
  <form><button id="sends" type="submit">Search</button></form>
  <button id="limit" type="button" aria-disabled="true">More</button>
  <button id="adds" type="button" aria-disabled="true" data-waits=""><i>Add to Cart</i></button>`

function open() {
  document.body.innerHTML = page
  const answered = vi.fn<(id: string) => void>()
  const replay = keepPresses()
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  /** The scripts are there. */
  const arrive = () => {
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
    for (const { id } of document.querySelectorAll('button'))
      document.getElementById(id)?.addEventListener('click', () => answered(id))
    replay()
  }
  return { answered, press, arrive }
}
const kept = () => [...document.querySelectorAll('[data-pressed]')].map(({ id }) => id)

test('what was pressed before the scripts came is done when they are there, once', () => {
  const { answered, press, arrive } = open()
  press('#adds i')
  press('#adds')
  expect(kept()).toEqual(['adds'])
  arrive()
  expect([answered.mock.calls, kept()]).toEqual([[['adds']], []])
})

test('what works by itself, or not at all, is left alone', () => {
  const { answered, press, arrive } = open()
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  press('#sends')
  press('#limit')
  arrive()
  expect([answered.mock.calls, kept()]).toEqual([[], []])
})

test('nothing is kept any more afterwards', () => {
  const { answered, press, arrive } = open()
  arrive()
  press('#adds')
  expect([answered.mock.calls, kept()]).toEqual([[['adds']], []])
})
