// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Link, type LinkProps, NavigationContext } from './link.tsx'
import type { Navigation } from './navigation.ts'

/** Clicks what is called so. @returns whether the browser was kept from following it */
function clicked(name: string, how: MouseEventInit = {}): boolean {
  let isKept = false
  const follow = (event: Event) => {
    isKept = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', follow, { once: true })
  fireEvent.click(screen.getByRole('link', { name }), how)
  return isKept
}

/** Presses a link on a page, and says what was gone by ourselves. */
function press(link: Partial<LinkProps>, how?: MouseEventInit) {
  const location = { pathname: '/artists', search: '?q=a', hash: '', state: null, key: 'here' }
  const navigate = vi.fn<Navigation['navigate']>()
  render(
    <NavigationContext value={{ navigate, state: { location } as Navigation['state'] }}>
      <Link to="/cart" {...link}>
        Cart
      </Link>
    </NavigationContext>,
  )
  return { isKept: clicked('Cart', how), gone: navigate.mock.calls }
}

it('goes where it leads by our own navigation', () => {
  expect(press({ state: { from: 'here' }, viewTransition: true })).toEqual({
    isKept: true,
    gone: [['/cart', { replace: false, state: { from: 'here' }, viewTransition: true }]],
  })
})

it('takes no step to where somebody is already', () => {
  expect(press({ to: '/artists?q=a' }).gone).toMatchObject([['/artists?q=a', { replace: true }]])
})

it('takes the place of a page where it is told to', () => {
  expect(press({ replace: true }).gone).toMatchObject([['/cart', { replace: true }]])
})

it.each<[string, Partial<LinkProps>, MouseEventInit]>([
  ['a tab of its own', {}, { ctrlKey: true }],
  ['a tab of its own on a Mac', {}, { metaKey: true }],
  ['a window', {}, { shiftKey: true }],
  ['a file', {}, { altKey: true }],
  ['another button', {}, { button: 1 }],
  ['another tab', { target: '_blank' }, {}],
])('leaves what asks for %s to the browser', (_, link, how) => {
  expect(press(link, how)).toEqual({ isKept: false, gone: [] })
})

it('goes nowhere where whoever shows it has done something else', () => {
  expect(press({ onClick: (event) => event.preventDefault() }).gone).toEqual([])
})

it('is a link like any other where nothing takes people from page to page', () => {
  render(<Link to="/fair-pay">Fair pay</Link>)
  expect(screen.getByRole('link', { name: 'Fair pay' }).getAttribute('href')).toBe('/fair-pay')
  expect(clicked('Fair pay')).toBe(false)
})
