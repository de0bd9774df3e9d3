import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { artwork } from '#web/testing/shop-window.ts'
import { shopServices, show } from '#web/testing/show.tsx'
import { ArtworkStage } from './artwork-stage.tsx'

vi.mock('./artwork-zoom.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a work stays on the wall when what it is looked at closely with cannot be fetched', async () => {
  const images = [{ imageUrl: '/media/red', width: 800, height: 600, alt: 'A red moon' }]
  const stage = <ArtworkStage artwork={artwork({ id: 'red', title: 'Red Moon', images })} />
  const { user } = show([{ path: '/artwork', element: stage }], '/artwork', shopServices())
  await user.click(await screen.findByRole('link', { name: /Zoom in/ }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The picture could not be opened. Please try again.',
  )
  expect(screen.getByRole('group', { name: 'Pictures of Red Moon' })).toBeTruthy()
})
