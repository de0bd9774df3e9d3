import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll } from 'vitest'
import { describeFileStore } from '#application/shared/file-store.contract.ts'
import { s3Files } from './s3-files.ts'

let folder = ''
let server: S3rver
let endpoint = ''
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER'
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER'
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
  await rm(folder, { recursive: true, force: true })
})

describeFileStore('in a bucket', async () => s3Files(`s3://pictures?endpoint=${endpoint}&region=eu-west-1`))
describeFileStore('in a folder of a bucket', async () =>
  s3Files(`s3://pictures/of/the-shop/?endpoint=${endpoint}`),
)
