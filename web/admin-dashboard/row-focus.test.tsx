import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepFocus } from '#web/ui/feedback/kept-focus.ts'
import { placeOf, useKeptKeyboard } from './row-focus.ts'

let keepKeyboard: ReturnType<typeof useKeptKeyboard>

function List({ names }: { names: readonly string[] }) {
  keepKeyboard = useKeptKeyboard()
  return (
    <main>
      <h1>Users</h1>
      {names.map((name) => (
        <p key={name} data-row={name}>
          <button type="button">Delete {name}</button>
        </p>
      ))}
    </main>
  )
}

test('the keyboard goes to the neighbour also where a slow page has sent it to the title meanwhile', async () => {
  const stop = keepFocus()
  const { rerender } = render(<List names={['Lena', 'Piet']} />)
  screen.getByRole('button', { name: 'Delete Lena' }).focus()
  const place = placeOf('Lena')
  rerender(<List names={['Piet']} />)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Users'))
  keepKeyboard(place)
  rerender(<List names={['Piet']} />)
  expect(document.activeElement?.getAttribute('data-row')).toBe('Piet')
  stop()
})
