import { readFile } from 'node:fs/promises'

/** The shop's version, as its package says. */
export async function shopVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { readonly version: string }
  return version
}
