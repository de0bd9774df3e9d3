import { expect, it } from 'vitest'
import { Database } from './database.ts'
import { createOrm } from './orm.ts'
import { isLoneRead } from './statements.ts'

it('takes a select for a read only where nothing beside it writes: it would go to a replica, or happen twice', async () => {
  const orm = createOrm('postgres://nobody@127.0.0.1/nowhere')
  const db = new Database(orm)
  const numbers = db.selectFrom('orders').select('number')
  expect(isLoneRead(numbers.compile())).toBe(true)
  expect(
    isLoneRead(
      db
        .with('known', () => numbers)
        .selectFrom('known')
        .selectAll()
        .compile(),
    ),
  ).toBe(true)
  const changed = (one: Database) => one.updateTable('orders').set({ status: 'paid' }).returning('number')
  const removed = (one: Database) => one.deleteFrom('orders').returning('number')
  for (const writes of [changed, removed])
    expect(
      isLoneRead(
        db
          .with('known', () => numbers)
          .with('written', () => writes(db))
          .selectFrom('written')
          .selectAll()
          .compile(),
      ),
    ).toBe(false)
  expect(isLoneRead(changed(db).compile())).toBe(false)
  await orm.close(true)
})
