import { once } from 'node:events'
import { readConfiguration } from '../configuration.ts'
import { giveUp } from '../own-process.ts'
import { awaitOpening, onLeave } from './worker-processes.ts'

// A server process, begun by start.ts as often as one ends: by then sources and builds may be of another version, so that it
// reads nothing but the build that it stands in, and the web that it is told.
try {
  // Ctrl-C reaches every process of the terminal; the first one tells the others when it is time.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  // From the first moment on: whoever is told to end before it is open must not stay behind.
  const dismissed = once(process, 'disconnect')
  const mayOpen = awaitOpening()
  const configuration = readConfiguration(process.env)
  const { builtWeb, serve } = await import('../serve.ts')
  const web = await builtWeb(process.env.SANAA_WEB ?? '')
  if (!(await mayOpen)) process.exit(0)
  const running = await serve(configuration, process.env.SANAA_DATABASE ?? '', web)
  onLeave(running.leave)
  await dismissed
  await running.close()
  process.exit(0)
} catch (error) {
  await giveUp(error)
}
