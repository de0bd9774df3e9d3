import type pg from 'pg'

/**
 * Frees a transaction that has begun, or all that a connection does, of the limits that a database may set for everybody, lest
 * visitors' statements stay: what is done for all of a shop takes as long as it takes. Which of them a PostgreSQL knows depends on
 * its version.
 */
export async function withoutLimits(
  client: pg.ClientBase,
  whole: 'transaction' | 'connection' = 'transaction',
): Promise<void> {
  // The query builder knows nothing of a server's settings.
  await client.query(
    `select set_config(name, '0', $1) from pg_settings
     where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`,
    [whole === 'transaction'],
  )
}
