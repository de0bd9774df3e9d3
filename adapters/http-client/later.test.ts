import { expect, it, vi } from 'vitest'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { later } from './later.ts'

const greeter = { greet: (name: string) => Promise.resolve(`Good day, ${name}`) }

it('fetches a client when it is first asked, and asks it', async () => {
  const open = vi.fn<() => Promise<{ greeter: typeof greeter }>>(() => Promise.resolve({ greeter }))
  const client = later(open, 'greeter')
  expect(open).not.toHaveBeenCalled()
  expect(await client.greet('Ama')).toBe('Good day, Ama')
})

it('can be handed through promises without being fetched', async () => {
  const open = vi.fn<() => Promise<{ greeter: typeof greeter }>>(() => Promise.resolve({ greeter }))
  await Promise.resolve(later(open, 'greeter'))
  expect(open).not.toHaveBeenCalled()
})

it('says that the gallery did not answer when its code cannot be fetched, and tries again when asked again', async () => {
  const open = vi.fn<() => Promise<{ greeter: typeof greeter }>>(() => Promise.resolve({ greeter }))
  open.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const client = later(open, 'greeter')
  await expect(client.greet('Ama')).rejects.toSatisfy(isUnavailable)
  expect(await client.greet('Ama')).toBe('Good day, Ama')
})
