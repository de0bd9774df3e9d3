import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { imageStore } from '#adapters/media/image-store.ts'
import { describeFileStore } from '#application/shared/file-store.suite.ts'
import { s3Files } from './s3-files.ts'

let folder = ''
let server: S3rver
let endpoint = ''
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  folder = await mkdtemp(join(tmpdir(), 's3-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It reckons the signatures of lists otherwise than S3 does.
    allowMismatchedSignatures: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
})
afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

describeFileStore('in a bucket', async () => s3Files(`s3://pictures?endpoint=${endpoint}&region=eu-west-1`))
describeFileStore('in a folder of a bucket', async () =>
  s3Files(`s3://pictures/of/the-shop/?endpoint=${endpoint}`),
)

it('is a place for pictures with all their sizes', async () => {
  const images = imageStore(s3Files(`s3://pictures/shown?endpoint=${endpoint}`))
  const create = { width: 64, height: 64, channels: 3, background: '#2040a0' } as const
  const path = join(folder, 'sent.png')
  await sharp({ create }).png().toFile(path)
  const { hash } = await images.keepFile(path, async () => undefined)
  await images.makeSizes(hash)
  const found = await images.find(hash, 480, 'avif')
  const parts: Uint8Array[] = []
  if (found) for await (const part of found.open()) parts.push(part)
  expect([found?.format, Buffer.concat(parts).length]).toEqual(['avif', found?.bytes])
  const whole = Buffer.concat(parts)
  const ready = await images.keepReady({ whole, smaller: new Map([[240, whole]]) }, async () => undefined)
  expect(await images.find(ready, 800, 'avif')).toMatchObject({ format: 'avif', bytes: whole.length })
  await images.remove(hash)
  expect(await images.find(hash, 480, 'webp')).toBeNull()
})

it('says that a bucket is away, where nothing answers', async () => {
  const nobody = s3Files('s3://pictures?endpoint=http://127.0.0.1:1')
  const away = { name: 'Unavailable' }
  await expect(nobody.sizeOf('a')).rejects.toMatchObject(away)
  await expect(nobody.put('a', new Uint8Array(3), 'image/webp')).rejects.toMatchObject(away)
  await expect(nobody.removeFolder('a')).rejects.toMatchObject(away)
})
