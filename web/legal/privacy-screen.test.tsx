import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { legalRoutes } from './legal-routes.tsx'

test('the privacy page tells of the emails about new works, and how they end', async () => {
  const services = shopServices()
  show(legalRoutes(services.payments), '/privacy', services)
  const way = await screen.findByRole('link', { name: 'the page of the artists you follow' })
  expect(way.getAttribute('href')).toBe('/profile/following')
  expect(way.closest('p')?.textContent).toMatch('at most once a day, until you say that it is enough')
  expect(screen.queryByText(/There is no newsletter/)).toBeNull()
  expect(await obstacles()).toEqual([])
})
