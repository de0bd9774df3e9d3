import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { artistDashboardRoutes } from '#web/artist-dashboard/artist-dashboard-routes.ts'
import { rememberUnsent, unsentOf } from '#web/kept/unsent.ts'
import { userView } from '#web/testing/accounts.ts'
import { artistServicesOf } from '#web/testing/artist-services.ts'
import { ownShippingOf } from '#web/testing/own-shipping.ts'
import { obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'

const amina = userView({ id: 'amina', name: 'Amina Njoroge', role: 'artist', artistStatus: 'approved' })

function open(backend = artistServicesOf()) {
  const services = { artistServices: async () => backend.services }
  return { backend, ...showDashboard(artistDashboardRoutes, '/dashboard/shipping', amina, services) }
}

test('an artist says where they send to, is told what is wrong, and finds it again', async () => {
  const { user, backend } = open()
  expect(await screen.findByText(/your works are sent everywhere/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add zone' }))
  const zone = within(await screen.findByRole('group', { name: 'My own country' }))
  await user.type(zone.getByLabelText('From, days'), '9')
  await user.type(zone.getByLabelText('To, days'), '5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await zone.findByText('The second number is the longer way')).toBeTruthy()
  expect(await obstacles()).toEqual([])
  await user.type(zone.getByLabelText('To, days'), '{Backspace}12')
  await user.type(zone.getByLabelText('Carriage, $'), '24.50')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Ships to Kenya, in 9–12 days')).toBeTruthy()

  cleanup()
  open(backend)
  expect(await screen.findByDisplayValue('24.50')).toBeTruthy()
})

test('whose country stands in the form of the profile alone is told that it is not saved', async () => {
  const backend = artistServicesOf()
  open({ ...backend, services: { ...backend.services, shipping: ownShippingOf(null) } })
  const told = (await screen.findByText(/To name your own country/)).textContent
  expect(told).toBe(
    'To name your own country, save it with your profile: Nigeria is filled in there from your account, and not saved yet.',
  )
})

test('what was not saved when the session ran out is there again, and forgotten once it is saved', async () => {
  const row = { key: 'eu', zone: 'eu', isSent: true, from: '5', to: '9', carriage: '' }
  rememberUnsent('shipping', [row])
  const { user } = open()
  const zone = within(await screen.findByRole('group', { name: 'European Union' }))
  expect(await zone.findByDisplayValue('9')).toBe(zone.getByLabelText('To, days'))
  await user.type(zone.getByLabelText('Carriage, $'), '20')
  expect(unsentOf('shipping')).toEqual([{ ...row, carriage: '20' }])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. Buyers see it beside your works.')
  await waitFor(() => expect(unsentOf('shipping')).toBeNull())
})

test('a zone that was removed comes back by Undo, where it stood', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add zone' }))
  await user.click(screen.getByRole('button', { name: 'Add zone' }))
  await user.click(screen.getByRole('button', { name: 'Remove My own country' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(screen.getAllByRole('group').map((each) => each.getAttribute('aria-label'))).toEqual([
    'My own country',
    'European Union',
  ])
})
