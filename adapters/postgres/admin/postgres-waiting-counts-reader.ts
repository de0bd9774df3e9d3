import { expressionBuilder, type SelectQueryBuilder } from 'kysely'
import { mostRead, type WaitingCountsReader } from '#application/admin/waiting-counts-reader.ts'
import type { Database } from '../database.ts'
import { openMoney } from '../orders/postgres-incoming-money.ts'
import { openRefunds } from '../orders/postgres-refund-due-repository.ts'
import { openNotices } from '../payments/postgres-notice-repository.ts'
import type { Tables } from '../schemas.ts'
import { pendingArtists } from './postgres-pending-artist-reader.ts'

const { selectFrom, fn, lit, cast } = expressionBuilder<Tables>()

/** How many rows there are, reading no more than are counted. */
const counted = <Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, object>) =>
  selectFrom(rows.select(lit(1).as('one')).limit(mostRead).as('some'))
    .select(cast<number>(fn.countAll(), 'integer').as('count'))
    .$asScalar()
    .$notNull()

const differencesFound = selectFrom('payment_checks')
  .select(({ ref }) => fn<number>('jsonb_array_length', [ref('differences')]).as('count'))
  .orderBy('at', 'desc')
  .orderBy('id', 'desc')
  .limit(1)
  .$asScalar()

/** What waits for admins, straight from PostgreSQL: one statement. */
export const postgresWaitingCountsReader = (db: Database): WaitingCountsReader => ({
  counts: () =>
    db
      .selectNoFrom([
        counted(pendingArtists(db)).as('pending'),
        counted(db.selectFrom('claims').where('closed_at', 'is', null)).as('claims'),
        counted(openRefunds(db)).as('refunds'),
        counted(openNotices(db)).as('notices'),
        counted(openMoney(db)).as('money'),
        fn.coalesce(differencesFound, lit(0)).as('differences'),
      ])
      .executeTakeFirstOrThrow(),
})
