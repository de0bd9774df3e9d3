import { fileURLToPath } from 'node:url'
import { processApart } from '#adapters/system/process-apart.ts'
import { turns } from '#adapters/system/turns.ts'
import type { StatementFiles } from '#application/orders/incoming-money-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { Statement } from '#domain/orders/incoming-payment.ts'
import type { StatementAnswer } from './statement-process.ts'
import { unreadableStatement } from './unreadable-statement.ts'

const script = fileURLToPath(new URL('statement-process.ts', import.meta.url))

const limits = { mostMemory: 256, patience: 30_000 }

/** One process for one file. */
function readApart(file: SentFile): Promise<Statement> {
  const { promise, resolve, reject } = Promise.withResolvers<Statement>()
  const child = processApart(script, { ...limits, sent: file.stream() }, reject)
  child.on('message', (said: StatementAnswer) => {
    if ('statement' in said) resolve(said.statement)
    else if ('refused' in said) reject(unreadableStatement(said.refused))
    else reject(new Error(said.failed))
    child.disconnect()
  })
  child.once('exit', (code, signal) => {
    reject(
      signal === null
        ? new Error(`The process for a statement has ended: ${code}`)
        : unreadableStatement('There is more in this file than can be read at once.'),
    )
  })
  return promise
}

/** Reads statements beside the shop, one after the other: somebody else has written what stands in them. */
export function statementsApart(): StatementFiles {
  const inTurn = turns(1)
  return { read: (file) => inTurn(() => readApart(file)) }
}
