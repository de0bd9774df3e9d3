import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { countLimit } from '#application/shared/page.ts'
import { ListPages } from './list-pages.tsx'

const show = (address: string, list: Parameters<typeof ListPages>[0]) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ListPages {...list} />
    </MemoryRouter>,
  )
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('keeps what the list was asked for on the way through it', () => {
  show('/dashboard/orders?status=waiting&page=2&cursor=b', { total: 60, next: 'c' })
  expect(screen.getByText('Page 2 of 3')).toBeTruthy()
  expect(hrefOf('Previous')).toBe('/dashboard/orders?status=waiting')
  expect(hrefOf('Next')).toBe('/dashboard/orders?status=waiting&page=3&cursor=b&cursor=c')
})

test('names no last page where nobody has counted so far', () => {
  show('/dashboard/messages', { total: countLimit, next: 'b' })
  expect(screen.getByText('Page 1')).toBeTruthy()
})

test('is not there where one page holds everything', () => {
  const { container } = show('/dashboard/messages', { total: 24, next: null })
  expect(container.textContent).toBe('')
})
