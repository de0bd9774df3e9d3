import { ConfigurationError, type Reading } from './environment.ts'

const postgresSchemes = ['postgres:', 'postgresql:']

/** The primary. @throws ConfigurationError with a sentence that names the variable */
export const readDatabaseUrl = ({ address }: Reading): string | null =>
  address('DATABASE_URL', postgresSchemes)

/** Databases that follow the primary. @throws ConfigurationError as above */
export function readReplicaUrls({ given, addresses }: Reading): readonly string[] {
  const urls = addresses('DATABASE_REPLICA_URLS', postgresSchemes)
  if (urls.length > 0 && given('DATABASE_URL') === null)
    throw new ConfigurationError('DATABASE_URL must be set too: DATABASE_REPLICA_URLS names what follows it.')
  return urls
}

/** @throws ConfigurationError as above */
export function readMailUrl({ address }: Reading): string | null {
  const mailUrl = address('MAIL_URL', ['smtp:', 'smtps:'])
  if (mailUrl !== null && new URL(mailUrl).hostname === '')
    throw new ConfigurationError('MAIL_URL must name a host, such as smtp://mail.example.org:587.')
  return mailUrl
}

/** @throws ConfigurationError as above */
export function readMediaUrl({ address }: Reading): string | null {
  const mediaUrl = address('MEDIA_URL', ['s3:'])
  if (mediaUrl === null) return null
  const { hostname, searchParams } = new URL(mediaUrl)
  if (hostname === '') throw new ConfigurationError('MEDIA_URL must name a bucket, such as s3://pictures.')
  const endpoint = searchParams.get('endpoint')
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new ConfigurationError(
      'MEDIA_URL must have an endpoint that begins with https:// or http://, or none.',
    )
  return mediaUrl
}

/** Pages, mails and providers lead to it: what would be lost of it is refused. @throws ConfigurationError as above */
export function readPublicUrl({ address }: Reading): string | null {
  const publicUrl = address('PUBLIC_URL', ['http:', 'https:'])
  if (publicUrl === null) return null
  const { origin, href } = new URL(publicUrl)
  if (href !== `${origin}/`)
    throw new ConfigurationError(
      `PUBLIC_URL must be scheme, host and port alone, such as ${origin}: the shop stands at the root of its host.`,
    )
  return origin
}
