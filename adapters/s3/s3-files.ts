import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStore } from '#application/shared/file-store.ts'
import { Unavailable } from '#application/shared/unavailable.ts'

/** A bucket as its address names it: s3://bucket/folder?endpoint=https://…&region=…; the last three may be left out. */
interface BucketAddress {
  readonly bucket: string
  /** Ends in a slash where there is one. */
  readonly prefix: string
  readonly endpoint: string | undefined
  readonly region: string
}

function bucketAt(address: string): BucketAddress {
  const { hostname, pathname, searchParams } = new URL(address)
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '')
  return {
    bucket: hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
  }
}

const isMissing = (error: unknown): boolean => error instanceof NotFound || error instanceof NoSuchKey

const statusOf = (error: unknown): number | undefined =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode

/** What says that the bucket is away: nothing came back, or that it cannot now. Whoever may not is told something else. */
const isAway = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'CredentialsProviderError' && (statusOf(error) ?? 503) >= 500

/** @throws Unavailable where the bucket is away */
const rethrown = (error: unknown): never => {
  throw isAway(error)
    ? new Unavailable('The pictures did not come. Please try again.', { cause: error })
    : error
}

/** Files in a bucket of S3, or of whatever speaks as it does. Who may is told by the usual AWS variables. */
export function s3Files(address: string): FileStore {
  const { bucket, prefix, endpoint, region } = bucketAt(address)
  const client = new S3Client({
    region,
    // Without limits a bucket that says nothing keeps whoever asks for a picture waiting for good.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  })
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })

  async function* keys(folder: string): AsyncGenerator<string> {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${folder}` })
    for (;;) {
      const { value, done } = await pages.next().catch(rethrown)
      if (done) return
      for (const { Key } of value.Contents ?? []) if (Key !== undefined) yield Key
    }
  }

  return {
    async put(name, bytes, type) {
      const object = {
        ...at(name),
        Body: bytes,
        ContentType: type,
        CacheControl: 'public, max-age=31536000, immutable',
      }
      await new Upload({ client, params: object }).done().catch(rethrown)
    },

    async sizeOf(name) {
      try {
        return (await client.send(new HeadObjectCommand(at(name)))).ContentLength ?? null
      } catch (error) {
        return isMissing(error) ? null : rethrown(error)
      }
    },

    async *open(name) {
      const { Body } = await client.send(new GetObjectCommand(at(name))).catch(rethrown)
      yield* Body as AsyncIterable<Uint8Array>
    },

    async removeFolder(folder) {
      const found: { Key: string }[] = []
      for await (const key of keys(`${folder}/`)) found.push({ Key: key })
      // So many are deleted by one call at most.
      for (let from = 0; from < found.length; from += 1000)
        await client
          .send(
            new DeleteObjectsCommand({
              Bucket: bucket,
              Delete: { Objects: found.slice(from, from + 1000), Quiet: true },
            }),
          )
          .catch(rethrown)
    },

    async *names() {
      for await (const key of keys('')) yield key.slice(prefix.length)
    },
  }
}
