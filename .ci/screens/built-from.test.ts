import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtFrom, serverPart, webPart } from '#adapters/commands/built-from.ts'

/** Where the bundles begin: for the browser, for the server that renders, and for the worker beside them. */
const ofWeb = [
  'web/entry-client.tsx',
  'web/entry-after-picture.ts',
  'web/entry-server.tsx',
  'web/service-worker.ts',
  'vite.config.ts',
]
const ofServer = [
  'adapters/commands/workers/serve-process.ts',
  'adapters/commands/prepare-process.ts',
  'adapters/media/picture-process.ts',
  'adapters/import/export-process.ts',
  'adapters/bank/statement-process.ts',
]

/** What a file of ours imports of ours, at once or when it is wanted; of types nothing is left. */
const imported = /^(?:import|export)(?! type\b)(?:[^'";]*? from)? '([#.][^']+)'|\bimport\(\s*'([#.][^']+)'/gm

/** Every file of ours that is reached from there, by another reader than the bundler. */
function reached(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const read = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const [, at, later] of readFileSync(file, 'utf8').matchAll(imported)) {
      const name = at ?? later ?? ''
      if (/\.tsx?$/.test(name)) read(name.startsWith('#') ? name.slice(1) : join(dirname(file), name))
    }
  }
  for (const entry of entries) read(entry)
  return found
}

describe.each([
  // At once and when it is wanted; a reader that finds nothing would be content.
  {
    what: 'the web',
    part: webPart,
    entries: ofWeb,
    reaches: 'adapters/composition/browser/admin-clients.ts',
    also: ['package-lock.json', 'node_modules/react-router/package.json'],
  },
  {
    what: 'the server',
    part: serverPart,
    entries: ofServer,
    reaches: 'adapters/metrics/server-metrics.ts',
    also: ['package-lock.json', 'node_modules/koa/package.json', 'adapters/commands/bundle-server.ts'],
  },
])('$what', ({ part, entries, reaches, also }) => {
  it('is built anew when any file has changed that it is made from', () => {
    const { files, hash } = builtFrom(part)
    expect(hash).toMatch(/^[\da-f]{64}$/)
    const known = new Set(files)
    const found = reached(entries)
    expect(found).toContain(reaches)
    expect(found.size).toBeGreaterThan(500)
    expect([...found].filter((file) => !known.has(file))).toEqual([])
    for (const file of [...entries, ...also]) expect(known).toContain(file)
  })
})
