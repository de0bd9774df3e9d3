import { cruise } from 'dependency-cruiser'
import { expect, it } from 'vitest'
import { builtFrom } from '#adapters/commands/build.ts'

/** Where the bundles begin: for the browser, for the server, and for the worker beside them. */
const entries = [
  'web/entry-client.tsx',
  'web/entry-after-picture.ts',
  'web/entry-server.tsx',
  'web/service-worker.ts',
  'vite.config.ts',
]

/** Every file of ours that is reached from there, by another tool than the bundler. */
async function reached(): Promise<readonly string[]> {
  const { output } = await cruise(entries, {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  })
  if (typeof output === 'string') throw new Error(output)
  return output.modules
    .map(({ source }) => source)
    .filter((file) => /^(domain|application|adapters|web)\//.test(file))
}

it('builds the web anew when any file has changed that it is made from', async () => {
  const { files, hash } = await builtFrom()
  expect(hash).toMatch(/^[\da-f]{64}$/)
  const known = new Set(files)
  const found = await reached()
  expect(found).toContain('adapters/composition/browser/admin-clients.ts')
  expect(found.filter((file) => !known.has(file))).toEqual([])
  for (const file of ['package-lock.json', ...entries]) expect(known).toContain(file)
})
