import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardPayment, orderOf, sendOrder } from '#adapters/testing/shopping.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
  // A sequence forgets nothing when a transaction ends in nothing: the first one to come is given up, the next is not.
  await api.database.sql('create sequence tries')
  await api.database.sql(
    `create function give_up_once() returns trigger language plpgsql as $$
     begin
       if nextval('tries') = 1 then raise exception 'given up for another' using errcode = '40P01'; end if;
       return null;
     end $$`,
  )
})
afterAll(() => api.close())

/** Does something while the database gives up the first transaction that writes into a table, when it is about to end. */
async function givenUpOnce<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
  const { sql } = api.database
  await sql('alter sequence tries restart')
  await sql(
    `create constraint trigger gives_up after insert on ${table} deferrable initially deferred
     for each row execute function give_up_once()`,
  )
  try {
    const result = await act()
    const [row] = await sql<{ tries: number }>('select last_value::int as tries from tries')
    expect(row?.tries).toBeGreaterThan(1)
    return result
  } finally {
    await sql(`drop trigger gives_up on ${table}`)
  }
}

const as = async (role: 'admin' | 'artist') => ({
  cookie: await givenSession(api.database.sql, await givenAccount(api.database.sql, role)),
})

const person = { name: 'Lena Okoro', country: 'NG', phone: '+2348012345678' }
const password = 'seven kilns and a cat'

describe('a transaction that is given up for another is done again', () => {
  it('when an admin opens an account, with a password and without', async () => {
    const admin = await as('admin')
    for (const account of [
      { ...person, email: 'one@example.test' },
      { ...person, email: 'other@example.test', password },
    ]) {
      const opened = await givenUpOnce('audit_entries', () =>
        api.call('POST', '/admin/users', account, admin),
      )
      expect(opened).toMatchObject({ status: 201, body: { email: account.email } })
    }
  })

  it('when somebody signs up', async () => {
    const request = { ...person, email: 'artist@example.test', password, role: 'artist' }
    const signedUp = await givenUpOnce('artists', () => api.call('POST', '/auth/register', request))
    expect(signedUp).toMatchObject({ status: 201 })
  })

  it('when an artist begins a work', async () => {
    const artist = await as('artist')
    const draft = {
      title: 'Harbour',
      description: '',
      category: 'paintings',
      medium: '',
      price: 640,
      stock: 1,
    }
    const begun = await givenUpOnce('artworks', () =>
      api.call('POST', '/artist/artworks', { ...draft, pictures: [] }, artist),
    )
    expect(begun).toMatchObject({ status: 201, body: { title: 'Harbour' } })
  })

  it('when somebody orders', async () => {
    const id = await givenArtwork(api.database.sql, { title: 'Kiln', stock: 1 })
    const payment = await cardPayment(api)
    const ordered = await givenUpOnce('orders', () => sendOrder(api, orderOf(id, payment)))
    expect(ordered).toMatchObject({ status: 201, body: { status: 'paid' } })
  })

  it('and nothing of it is noted as our mistake', () => {
    expect(api.unforeseen()).toEqual([])
  })
})
