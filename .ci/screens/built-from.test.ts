import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { builtFrom } from '#adapters/commands/built-from.ts'

/** Where the bundles begin: for the browser, for the server, and for the worker beside them. */
const entries = [
  'web/entry-client.tsx',
  'web/entry-after-picture.ts',
  'web/entry-server.tsx',
  'web/service-worker.ts',
  'vite.config.ts',
]

/** What a file of ours imports of ours, at once or when it is wanted. */
const imported = /^(?:import|export)(?:[^'";]*? from)? '([#.][^']+)'|\bimport\(\s*'([#.][^']+)'/gm

/** Every file of ours that is reached from there, by another reader than the bundler. */
function reached(): ReadonlySet<string> {
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

it('builds the web anew when any file has changed that it is made from', async () => {
  const { files, hash } = await builtFrom()
  expect(hash).toMatch(/^[\da-f]{64}$/)
  const known = new Set(files)
  const found = reached()
  // At once and when it is wanted; a reader that finds nothing would be content.
  expect(found).toContain('adapters/composition/browser/admin-clients.ts')
  expect(found.size).toBeGreaterThan(500)
  expect([...found].filter((file) => !known.has(file))).toEqual([])
  for (const file of ['package-lock.json', ...entries]) expect(known).toContain(file)
})
