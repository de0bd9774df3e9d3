import { render, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PictureRows } from './picture-rows.tsx'
import type { RemovedFromForm } from './removed-picture.ts'

interface Words {
  readonly id: string
  readonly alt: string
}

function Three({ before = null }: { before?: RemovedFromForm | null }) {
  const [pictures, setPictures] = useState<readonly Words[]>(
    ['front', 'back', 'detail'].map((alt) => ({ id: alt, alt })),
  )
  const [removed, setRemoved] = useState(before)
  return (
    <PictureRows
      pictures={pictures}
      work={null}
      title="Boats"
      error={undefined}
      removed={removed}
      onChange={setPictures}
      onRemove={(at) => {
        setRemoved({ picture: pictures[at]!, at, seen: null, before: removed })
        setPictures(pictures.toSpliced(at, 1))
      }}
      onUndo={() => {
        if (removed) setPictures(pictures.toSpliced(removed.at, 0, removed.picture))
        setRemoved(removed?.before ?? null)
      }}
    />
  )
}

const order = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)
const told = (words: string) => screen.getByText(words)

test('space lifts a picture, the arrows move it as far as there are places, and the focus goes with it', async () => {
  const user = userEvent.setup()
  render(<Three />)
  screen.getByRole('button', { name: 'Move picture 3' }).focus()
  await user.keyboard('{ArrowUp}')
  expect(order()).toEqual(['front', 'back', 'detail'])
  await user.keyboard(' {ArrowDown}')
  told('Picture 3 is lifted.')
  await user.keyboard('{ArrowUp}')
  told('Picture is at place 2 of 3.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move picture 2', pressed: true }))
  await user.keyboard('{ArrowUp}{ArrowUp} ')
  told('Picture hangs at place 1.')
  expect(order()).toEqual(['detail', 'front', 'back'])

  await user.keyboard('{ArrowDown}')
  expect(order()).toEqual(['detail', 'front', 'back'])
  await user.keyboard(' {ArrowDown}{Enter}')
  expect(order()).toEqual(['front', 'detail', 'back'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move picture 2' }))
})

test('Escape puts a picture back where it was lifted', async () => {
  const user = userEvent.setup()
  render(<Three />)
  screen.getByRole('button', { name: 'Move picture 1' }).focus()
  await user.keyboard(' {ArrowDown}{ArrowDown}')
  expect(order()).toEqual(['back', 'detail', 'front'])
  await user.keyboard('{Escape}')
  told('Picture is back at place 1.')
  expect(order()).toEqual(['front', 'back', 'detail'])
  await user.keyboard('{Escape}{ArrowDown}')
  expect(order()).toEqual(['front', 'back', 'detail'])
})

test('Home and End move a lifted picture to the first and the last place', async () => {
  const user = userEvent.setup()
  render(<Three />)
  screen.getByRole('button', { name: 'Move picture 2' }).focus()
  await user.keyboard(' {Home}')
  told('Picture is at place 1 of 3.')
  expect(order()).toEqual(['back', 'front', 'detail'])
  await user.keyboard('{End}')
  told('Picture is at place 3 of 3.')
  expect(order()).toEqual(['front', 'detail', 'back'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move picture 3' }))
})

test.each([1, 2, 3])(
  'whoever removes picture %i by keyboard has it back with the next press',
  async (place) => {
    const user = userEvent.setup()
    render(<Three />)
    const all = order()
    for (const key of ['{Enter}', ' ']) {
      screen.getByRole('button', { name: `Remove picture ${place}` }).focus()
      await user.keyboard(key)
      told(`Picture ${place} of 3 is removed.`)
      expect(order()).toEqual(all.toSpliced(place - 1, 1))
      const undo = screen.getByRole('button', { name: 'Undo' })
      expect(document.activeElement).toBe(undo)
      expect([...screen.getByRole('list', { name: 'Pictures' }).children].indexOf(undo.closest('li')!)).toBe(
        place - 1,
      )
      await user.keyboard(key)
      told(`Picture is back at place ${place}, with its words.`)
      expect(order()).toEqual(all)
      expect(document.activeElement).toBe(screen.getByRole('button', { name: `Move picture ${place}` }))
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    }
  },
)

test('all that was removed can come back, the last first', async () => {
  const user = userEvent.setup()
  render(<Three />)
  for (let left = 3; left > 0; left--)
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  for (const back of [['detail'], ['back', 'detail'], ['front', 'back', 'detail']]) {
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(order()).toEqual(back)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move picture 1' }))
  }
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('what was removed before the page was loaded again can come back, and takes nobody’s keyboard', async () => {
  const user = userEvent.setup()
  render(<Three before={{ picture: { id: 'side', alt: 'side' }, at: 1, seen: null, before: null }} />)
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(order()).toEqual(['front', 'side', 'back', 'detail'])
})

test.each([
  ['another field', (user: UserEvent) => user.tab()],
  ['nothing', (user: UserEvent) => user.click(document.body)],
])('a lifted picture stays at its place when whoever moves it goes on to %s', async (_what, goOn) => {
  const user = userEvent.setup()
  render(<Three />)
  screen.getByRole('button', { name: 'Move picture 1' }).focus()
  await user.keyboard(' {ArrowDown}')
  await goOn(user)
  await waitFor(() => expect(screen.queryByRole('button', { pressed: true })).toBeNull())
  expect(order()).toEqual(['back', 'front', 'detail'])
})

test('what is wrong with words is said where they are missing, or say no more than the title', () => {
  const pictures = ['', ' boats!', 'Two boats'].map((alt, index) => ({ id: String(index), alt }))
  render(
    <PictureRows
      pictures={pictures}
      work={null}
      title="Boats"
      error="A few words, please"
      removed={null}
      onChange={() => {}}
      onRemove={() => {}}
      onUndo={() => {}}
    />,
  )
  const isWrong = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid'))
  expect(isWrong.map((wrong) => wrong === 'true')).toEqual([true, true, false])
})
