import { basename, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { standIns } from '#features/playground/stand-ins/stand-ins.ts'

const root = resolve('.')

/** Puts what browsers have in the place of what they have not, and refuses what nobody has thought of. */
export const standInsPlugin: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const named = standIns[basename(id)] ?? standIns[id]
    if (named) return resolve('features/playground', named)
    if (id.startsWith('node:'))
      throw new Error(
        `${importer && relative(root, importer)} needs ${id}, for which nothing stands in (stand-ins.ts).`,
      )
    if (!/^[.#]/.test(id) || importer?.includes('node_modules')) return undefined
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    const ours = found && standIns[relative(root, found.id)]
    return ours ? resolve('features/playground', ours) : found
  },
}
