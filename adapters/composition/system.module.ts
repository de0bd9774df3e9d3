import type { MikroORM } from '@mikro-orm/postgresql'
import { ContainerModule } from 'inversify'
import { mediaController } from '#adapters/http/catalogue/media-controller.ts'
import { healthController } from '#adapters/http/health-controller.ts'
import { handsApart } from '#adapters/media/hands-apart.ts'
import { placeholderSvg } from '#adapters/media/placeholder.ts'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import { postgresPictureUses } from '#adapters/postgres/catalogue/postgres-picture-uses.ts'
import { Database } from '#adapters/postgres/database.ts'
import { postgresUnitOfWork } from '#adapters/postgres/postgres-unit-of-work.ts'
import { createSql, type Sql } from '#adapters/postgres/sql.ts'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { randomIds } from '#adapters/system/system.ts'
import { pictureSights } from '#application/catalogue/picture-sights.ts'
import { imageStoreAt } from './image-store-at.ts'
import { database, ports, rootControllers, type Settings, settings } from './tokens.ts'

/** What every capability stands on. */
export const systemModule = new ContainerModule(({ bind }) => {
  bind(database.sql).toResolvedValue(createSql, [database.orm]).inSingletonScope()
  bind(database.queries)
    .toResolvedValue((orm: MikroORM) => new Database(orm), [database.orm])
    .inSingletonScope()
  bind(ports.unitOfWork).toResolvedValue(postgresUnitOfWork, [database.orm]).inSingletonScope()
  bind(ports.idSource).toConstantValue(randomIds)
  bind(ports.seal)
    .toResolvedValue(({ secretKey }: Settings) => aesSeal(secretKey), [settings])
    .inSingletonScope()
  bind(ports.phoneNumbers).toConstantValue(numberingPlans)
  bind(ports.imageStore)
    .toResolvedValue(
      ({ mediaFolder, mediaUrl, trouble }: Settings) =>
        imageStoreAt(mediaUrl ?? mediaFolder, { hands: handsApart(), trouble }),
      [settings],
    )
    .inSingletonScope()
  bind(rootControllers).toResolvedValue(
    (images, sql, secondFactors) =>
      mediaController(images, pictureSights(postgresPictureUses(sql), secondFactors), placeholderSvg),
    [ports.imageStore, database.sql, ports.secondFactorCheck],
  )
  bind(rootControllers).toResolvedValue(
    (sql: Sql) =>
      healthController(async () => {
        await sql('select 1')
      }),
    [database.sql],
  )
})
