import { startServer } from '#adapters/composition/server.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { builtWeb } from '../serve.ts'

/** The shop as it is served, in a process of its own. */
const [url = '', folder = ''] = process.argv.slice(2)
const server = await startServer({
  orm: createOrm(url, { statementTimeout: 15_000 }),
  settings: {
    feePercent: 15,
    publicUrl: 'http://localhost',
    mediaFolder: folder,
    secretKey: 'kept for a measurement alone',
  },
  host: '127.0.0.1',
  port: 0,
  ...(await builtWeb()),
  onUnexpected: (error) => {
    throw error
  },
})
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.send?.({ url: server.url })
