import type { EntityMetadata, EntityName, MetadataStorage } from '@mikro-orm/core'
import { MikroORM, type Options } from '@mikro-orm/postgresql'

/** A mapper that finds out nothing: it knows what another one has found out. */
class InformedMapper extends MikroORM {
  readonly #known: MetadataStorage

  constructor(options: Options, known: MetadataStorage) {
    super({ ...options, discovery: { ...options.discovery, skipSyncDiscovery: true } })
    this.#known = known
    this.driver.setMetadata(known)
    // As the mapper makes its own: the one that all work forks, and nobody works with.
    this.em = Object.assign(this.driver.createEntityManager(), { global: true }) as MikroORM['em']
  }

  override getMetadata(): MetadataStorage
  override getMetadata<Entity extends object>(name: EntityName<Entity>): EntityMetadata<Entity>
  override getMetadata<Entity extends object>(name?: EntityName<Entity>) {
    return name === undefined ? this.#known : this.#known.get(name)
  }
}

/** What the first mapper of this process has found out. */
let known: MetadataStorage | undefined

/**
 * Leaves out of errors which row PostgreSQL refused: the mapper writes it into their words, which are logged and shown to admins,
 * and in a row may stand a name, an address or what a password was made into. What was refused, and by what, stays.
 */
function leaveOutRows({ driver }: MikroORM): void {
  const converter = driver.getPlatform().getExceptionConverter()
  const convert = converter.convertException.bind(converter)
  converter.convertException = (error) => convert(Object.assign(error, { detail: undefined }))
}

/**
 * A mapper of the same schemas for everyone in this process, whatever database it is for: what they say is found out once, which
 * takes longer than all else (25 ms for each of the many databases of tests, and for each replica).
 */
export function mapperWith(options: Options): MikroORM {
  const mapper = known ? new InformedMapper(options, known) : new MikroORM(options)
  known ??= mapper.getMetadata()
  leaveOutRows(mapper)
  return mapper
}
