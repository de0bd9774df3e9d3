import cluster from 'node:cluster'
import { resolve } from 'node:path'

/** The folders of the builds that a shop has begun with. */
export interface Builds {
  readonly web: string
  readonly server: string
}

/**
 * Has server processes run these builds for as long as this process lives, whatever is built meanwhile: one that takes the place
 * of another must not be of another version, nor half of it.
 * @returns what they are told in their environment
 */
export function runBuilt(
  { web, server }: Builds,
  execArgv: readonly string[],
): { readonly SANAA_WEB: string } {
  cluster.setupPrimary({ exec: resolve(server, 'serve-process.js'), execArgv: [...execArgv] })
  return { SANAA_WEB: web }
}
