import cluster from 'node:cluster'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtFrom, type Part } from '../built-from.ts'
import { notedFiles } from '../noted-files.ts'
import { stopAll } from '../stopping.ts'
import { runBuilt } from './built-program.ts'
import { keepWorkers } from './worker-processes.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-built-'))
})
afterEach(async () => {
  await stopAll()
  await rm(folder, { recursive: true })
})

const partIn = (name: string): Part => ({ place: join(folder, name), folders: [] })

/** Builds a part of one file that says which version it is of. */
async function buildPart(part: Part, file: string, source: string): Promise<void> {
  const entry = join(folder, file)
  await writeFile(entry, source)
  const { plugin, folder: outDir, keep } = await notedFiles(part)
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: entry, output: { entryFileNames: '[name].js' } },
    },
  })
  await keep()
}

/** A server that says of which version it is, and of which version the web is that it was told. */
const serverOf = (version: string): string => `
  import { createServer } from 'node:http'
  import { pathToFileURL } from 'node:url'
  const web = await import(pathToFileURL(process.env.SANAA_WEB + '/page.js').href)
  createServer((_, answer) => answer.end('server ${version}, web ' + web.version)).listen(Number(process.env.PORT), '127.0.0.1')`

it('lets a shop go on with the builds it began with: who takes the place of another reads nothing of what was built meanwhile', async () => {
  const [web, server] = [partIn('web'), partIn('server')]
  const buildAll = async (version: string): Promise<void> => {
    await buildPart(web, 'page.js', `export const version = '${version}'`)
    await buildPart(server, 'serve-process.js', serverOf(version))
  }
  const begun = () => runBuilt({ web: builtFrom(web).folder, server: builtFrom(server).folder }, [])
  await buildAll('one')
  const port = await keepWorkers(1, { ...begun(), PORT: '0' })
  const said = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      (answer) => answer.text(),
      () => 'nothing',
    )
  expect(await said()).toBe('server one, web one')

  await buildAll('two')
  const [first] = Object.values(cluster.workers ?? {})
  first?.process.kill('SIGKILL')
  await expect
    .poll(() => Object.values(cluster.workers ?? {}).map((worker) => worker?.id))
    .not.toContain(first?.id)
  await expect.poll(said).toBe('server one, web one')

  // And a shop that is started anew is all of the new one.
  await stopAll()
  const next = await keepWorkers(1, { ...begun(), PORT: '0' })
  expect(await (await fetch(`http://127.0.0.1:${next}`)).text()).toBe('server two, web two')
})
