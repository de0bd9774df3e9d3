// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepFocus } from '#web/ui/feedback/kept-focus.ts'
import { placeOf, useKeptKeyboard } from './row-focus.ts'

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
