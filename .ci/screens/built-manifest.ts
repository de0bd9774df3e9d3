import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtFrom, webPart } from '#adapters/commands/built-from.ts'
import type { Manifest } from '#application/pages/page-renderer.ts'

/** Which files the build made of the sources that browsers are given. */
export const builtManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(join(builtFrom(webPart).folder, 'client', '.vite', 'manifest.json'), 'utf8'))
