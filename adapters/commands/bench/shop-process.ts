import { inspect } from 'node:util'
import { startServer } from '#adapters/composition/server.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { builtFrom, webPart } from '../built-from.ts'
import { builtWeb } from '../serve.ts'

/** What goes wrong makes every number untrue: whoever measures hears that this process has ended. */
function giveUp(error: unknown): never {
  process.stderr.write(`${inspect(error)}\n`)
  process.exit(1)
}

/** The shop as it is served, in a process of its own. */
const [url = '', folder = ''] = process.argv.slice(2)
let statements = 0
const server = await startServer({
  orm: createOrm(url, { statementTimeout: 15_000, onStatement: () => (statements += 1) }),
  settings: {
    feePercent: 15,
    publicUrl: 'http://localhost',
    mediaFolder: folder,
    secretKey: 'kept for a measurement alone',
    // Whoever buys here a hundred times a second is one machine.
    triesFactor: 1_000_000,
  },
  host: '127.0.0.1',
  port: 0,
  ...(await builtWeb(builtFrom(webPart).folder)),
  onUnexpected: giveUp,
})
// So that a profile is written where one was asked for.
process.on('SIGTERM', () => process.exit())
process.on('message', (asked) => {
  if (asked === 'do jobs') void server.doJobs(giveUp).then(() => process.send?.({}), giveUp)
  else process.send?.({ cpu: process.cpuUsage(), statements, memory: process.memoryUsage.rss() })
})
process.send?.({ url: server.url })
