import sharp from 'sharp'
import { signIn } from './signed-in.ts'
import { open, type Visit } from './visit.ts'

const artist = 'artist@sanaa.test'
export const pending = 'pending@sanaa.test'

/** Opens a page of the dashboard as an artist; the demo's own unless another is named. */
export const dashboard =
  (path: string, email = artist) =>
  async (visit: Visit) => {
    await signIn(visit, email)
    await open(visit, path)
  }

/** A picture that can be sent. */
export const png = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#7e2f16' } })
    .png()
    .toBuffer()
