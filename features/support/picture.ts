import sharp from 'sharp'

/** A small picture, as somebody would send it. */
export async function picture(): Promise<File> {
  const canvas = { width: 64, height: 64, channels: 3, background: '#884422' } as const
  const bytes = await sharp({ create: canvas }).png().toBuffer()
  return new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' })
}
