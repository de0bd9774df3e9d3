// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepFocus } from '#web/ui/feedback/kept-focus.ts'
import { placeOf, useKeptKeyboard } from './row-focus.ts'

afterEach(() => void vi.useRealTimers())

test('the keyboard goes to the neighbour also where a slow page has sent it to the title meanwhile', async () => {
  document.body.innerHTML = `
    <main>
      <h1>Users</h1>
      <p data-row="lena"><button type="button">Delete Lena</button></p>
      <p data-row="piet"><button type="button">Delete Piet</button></p>
    </main>`
  const stop = keepFocus()
  const { result: keepKeyboard, rerender } = renderHook(() => useKeptKeyboard())
  document.querySelector('button')?.focus()
  const place = placeOf('lena')
  document.querySelector('[data-row=lena]')?.remove()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Users'))
  keepKeyboard.current(place)
  rerender()
  expect(document.activeElement?.getAttribute('data-row')).toBe('piet')
  stop()
})

test('it goes there also where the list is shown late, and no more once somebody has gone on', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main><p data-row="lena"></p><p data-row="piet"></p></main>'
  const { result: keepKeyboard, rerender } = renderHook(() => useKeptKeyboard())
  const leave = (id: string) => {
    document.querySelector(`[data-row=${id}]`)?.remove()
    rerender()
    return document.activeElement?.getAttribute('data-row')
  }
  keepKeyboard.current(placeOf('lena'))
  vi.advanceTimersByTime(10_000)
  expect(leave('lena')).toBe('piet')
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p data-row="amina"></p>')
  keepKeyboard.current(placeOf('piet'))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  expect(leave('piet')).toBeNull()
})
