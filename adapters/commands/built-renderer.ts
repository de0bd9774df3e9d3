import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CreateRenderer } from '#adapters/composition/server.ts'

interface BuiltEntry {
  createRenderer(services: object, assets: object, options: object): ReturnType<CreateRenderer>
}

/** The screens that `build.ts` has built, for the server to render. */
export async function builtRenderer(): Promise<CreateRenderer> {
  const entry = (await import(pathToFileURL(resolve('dist/server/entry-server.js')).href)) as BuiltEntry
  const manifest: unknown = JSON.parse(
    await readFile(join('dist', 'client', '.vite', 'manifest.json'), 'utf8'),
  )
  return (services, options) => entry.createRenderer(services, { manifest }, options)
}
