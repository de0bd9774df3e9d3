import type { MikroORM } from '@mikro-orm/postgresql'

/**
 * Leaves out of errors which row PostgreSQL refused: the mapper writes it into their words, which are logged and shown to admins,
 * and in a row may stand a name, an address or what a password was made into. What was refused, and by what, stays.
 */
export function leaveOutRows({ driver }: MikroORM): void {
  const converter = driver.getPlatform().getExceptionConverter()
  const convert = converter.convertException.bind(converter)
  converter.convertException = (error) => convert(Object.assign(error, { detail: undefined }))
}
