import { cataloguePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import { demoArtists } from '#adapters/demo/artists/artists.ts'
import { keepDemoPictures } from '#adapters/demo/demo-pictures.ts'
import { inventedPersons } from '#adapters/demo/past/invented-persons.ts'
import { placedArtists, seedDemo } from '#adapters/postgres/demo/demo-seed.ts'
import { keepApplicant, keepUsers } from '#adapters/postgres/demo/kept-accounts.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import { demoAssembly } from './demo-assembly.ts'
import { demoCast } from './demo-cast.ts'
import { keepPastYear } from './past-year.ts'

export interface DemoSettings {
  readonly feePercent: number
  /** Of the installation: where artists are paid to is sealed with it. */
  readonly secretKey: string
}

/** Hangs the demo catalogue and tells of its past, all or nothing; its pictures come first. */
export async function fillDemo(
  orm: ReturnType<typeof createOrm>,
  images: Pick<ImageStore, 'keepReady'>,
  settings: DemoSettings,
  now: Date,
): Promise<void> {
  const assembly = demoAssembly(orm, settings)
  const db = assembly.get(database.queries)
  const [work, ids, kept] = [
    assembly.get(sharedPorts.work),
    assembly.get(system.ids),
    assembly.get(cataloguePorts.kept),
  ]
  const pictures = await keepDemoPictures(demoArtists, images, (hash) => kept.note(hash, now))
  const people = await inventedPersons(now)
  await work.run(async () => {
    const artists = placedArtists(demoArtists, ids, now)
    const cast = demoCast(artists, people, ids, now)
    await keepUsers(db, cast.users)
    await keepApplicant(db, cast.applicant, ids)
    await seedDemo(db, ids, artists, pictures, now)
    await keepPastYear(assembly, { artists, cast, feePercent: settings.feePercent }, now)
    await assembly.get(cataloguePorts.signals).settle(now)
  })
}
