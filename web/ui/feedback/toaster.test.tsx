import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.tsx'
import { place } from './toaster.css.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  act(() => toast.dismiss())
  pass(1000)
  cleanup()
  vi.useRealTimers()
})

/** Lets time pass in small steps, so that what one timer begins can end by another. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 100) act(() => void vi.advanceTimersByTime(100))
}
const stack = (text: string) => screen.getByText(text).closest(`.${place.centre.split(' ').join('.')}`)

test('errors appear in the middle and interrupt; everything else at the right, politely', () => {
  act(() => void toast.error('Failed to get artwork'))
  act(() => void toast.success('Saved'))
  expect(screen.getByRole('alert').textContent).toBe('Failed to get artwork')
  expect(screen.getByRole('status').textContent).toBe('Saved')
  expect(stack('Failed to get artwork')).not.toBeNull()
  expect(stack('Saved')).toBeNull()
})

test('a toast leaves after five seconds', () => {
  act(() => void toast.info('Hello'))
  pass(4900)
  expect(screen.queryByText('Hello')).not.toBeNull()
  pass(600)
  expect(screen.queryByText('Hello')).toBeNull()
})

test('loading stays until it is updated, and then leaves like any other', () => {
  let id = ''
  act(() => {
    id = toast.loading('Placing your order…')
  })
  pass(20_000)
  expect(screen.queryByText('Placing your order…')).not.toBeNull()
  act(() => void toast.update(id, 'success', 'Done'))
  expect(screen.queryByText('Placing your order…')).toBeNull()
  pass(5500)
  expect(screen.queryByText('Done')).toBeNull()
})

test.each([
  [
    'hovered',
    () => fireEvent.mouseOver(screen.getByText('Wait')),
    () => fireEvent.mouseOut(screen.getByText('Wait')),
  ],
  ['the window is out of use', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('its time stands still while %s', (_when, begin, end) => {
  act(() => void toast.default('Wait'))
  pass(4000)
  act(() => void begin())
  pass(20_000)
  expect(screen.queryByText('Wait')).not.toBeNull()
  act(() => void end())
  pass(900)
  expect(screen.queryByText('Wait')).not.toBeNull()
  pass(600)
  expect(screen.queryByText('Wait')).toBeNull()
})

test('Alt+T brings the keyboard to it; dismissed, it gives the keyboard back', () => {
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  act(() => void toast.warning('Reached maximum stock'))
  fireEvent.keyDown(window, { altKey: true, code: 'KeyT' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(document.activeElement).toBe(elsewhere)
  pass(500)
  expect(screen.queryByText('Reached maximum stock')).toBeNull()
  elsewhere.remove()
})

test('its time stands still for the keyboard, also when the pointer passes by', () => {
  act(() => void toast.info('Wait'))
  fireEvent.keyDown(window, { altKey: true, code: 'KeyT' })
  fireEvent.mouseOver(screen.getByText('Wait'))
  fireEvent.mouseOut(screen.getByText('Wait'))
  pass(20_000)
  expect(screen.queryByText('Wait')).not.toBeNull()
  act(() => (document.activeElement as HTMLElement).blur())
  pass(6000)
  expect(screen.queryByText('Wait')).toBeNull()
})

test('the time of those that stay goes on when a hovered one is dismissed', () => {
  act(() => void toast.info('First'))
  act(() => void toast.info('Second'))
  fireEvent.mouseOver(screen.getByText('First'))
  pass(10_000)
  const card = screen.getByText('First').parentElement
  fireEvent.click(within(card as HTMLElement).getByRole('button', { name: 'Dismiss' }))
  pass(6000)
  expect(screen.queryByText('Second')).toBeNull()
})

test.each([
  ['default', 'status'],
  ['success', 'status'],
  ['info', 'status'],
  ['error', 'alert'],
  ['warning', 'alert'],
  ['loading', 'status'],
] as const)('%s is told to those who listen, in a place of the kind %s', (kind, role) => {
  act(() => void toast[kind]('Heard'))
  expect(screen.getByText('Heard').closest(`[role="${role}"]`)).not.toBeNull()
})
