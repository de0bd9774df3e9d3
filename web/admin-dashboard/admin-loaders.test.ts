import { expect, it } from 'vitest'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type AdminServices, loadRoom } from './admin-loaders.ts'

it('shows an admin who still needs a second factor where to switch one on', async () => {
  const services = {
    session: { current: () => ({ role: 'admin' }) },
    adminRooms: () =>
      Promise.reject(new DomainError('forbidden', 'second-factor-required', 'Admins need a second factor.')),
  } as unknown as AdminServices
  const args = { request: new Request('https://sanaa.test/dashboard/admin'), params: {} }
  const answer: unknown = await loadRoom(services, args as never).catch((thrown: unknown) => thrown)
  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/profile')
})
