import { render, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PictureRows } from './picture-rows.tsx'

interface Words {
  readonly id: string
  readonly alt: string
}

function Three() {
  const [pictures, setPictures] = useState<readonly Words[]>(
    ['front', 'back', 'detail'].map((alt) => ({ id: alt, alt })),
  )
  return (
    <PictureRows pictures={pictures} work={null} title="Boats" error={undefined} onChange={setPictures} />
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

test('whoever removes a picture by keyboard is told which one has gone, and stays with its neighbour', async () => {
  const user = userEvent.setup()
  render(<Three />)
  screen.getByRole('button', { name: 'Remove picture 2' }).focus()
  await user.keyboard('{Enter}')
  told('Picture 2 of 3 is removed.')
  expect(order()).toEqual(['front', 'detail'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move picture 2' }))
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
      onChange={() => {}}
    />,
  )
  const isWrong = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid'))
  expect(isWrong.map((wrong) => wrong === 'true')).toEqual([true, true, false])
})
