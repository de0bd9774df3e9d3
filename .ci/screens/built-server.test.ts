import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { builtFrom, serverPart } from '#adapters/commands/built-from.ts'

const serverFolder = builtFrom(serverPart).folder

const textOf = (file: string): string => readFileSync(join(serverFolder, file), 'utf8')

/** The files of the bundle that an entry reads, at once or when they are wanted. */
function readBy(entry: string): ReadonlySet<string> {
  const found = new Set<string>()
  const read = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const [, name = ''] of textOf(file).matchAll(/(?:from|import)\s*\(?\s*"\.\/([\w-]+\.js)"/g))
      read(name)
  }
  read(entry)
  return found
}

it('can read every part of itself, also those that wait until somebody wants them', async () => {
  // Whoever reads the program itself would begin to serve.
  const parts = [...readBy('serve-process.js')].filter((file) => file !== 'serve-process.js')
  // What mails, pictures, receipts, providers and traces need.
  expect(parts.length).toBeGreaterThan(20)
  const addresses = parts.map((file) => pathToFileURL(resolve(serverFolder, file)).href)
  const program = `
    const failed = []
    for (const each of ${JSON.stringify(addresses)}) await import(each).catch(({ message }) => failed.push(message))
    process.stdout.write(JSON.stringify(failed))
    process.exit(0)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  // What MikroORM offers, and nobody here asks for.
  expect(JSON.parse(stdout)).toEqual([expect.stringContaining('Could not resolve "dataloader"')])
})

it('finds what its files look for beside themselves where they stood before', () => {
  const texts = [...new Set([...readBy('serve-process.js'), ...readBy('prepare-process.js')])].map(textOf)
  const places = texts.flatMap((text) => [
    ...text.matchAll(/new URL\("([^"]+)", new URL\("([^"]+)", import\.meta\.url\)/g),
  ])
  const files = places.map(([, name = '', beside = '']) => resolve(serverFolder, dirname(beside), name))
  expect(files).toContain(resolve('adapters/demo/past/people.csv'))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  // What a bundle would answer otherwise than a file; packages are found from both.
  const otherPlace = /\b__(?:dirname|filename)\b|import\.meta\.(?!url\b|resolve\b)/
  expect(texts.flatMap((text) => text.split('\n')).filter((line) => otherPlace.test(line))).toEqual([])
})

it('brings along the programs that it begins as processes of their own', () => {
  const programs = [...readBy('serve-process.js')].flatMap((file) =>
    [...textOf(file).matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g)].map(([, name = '']) => name),
  )
  expect(programs.filter((name) => name.includes('process')).toSorted()).toEqual([
    'export-process.js',
    'picture-process.js',
    'slice-process.js',
    'statement-process.js',
  ])
  expect(programs.filter((name) => !existsSync(join(serverFolder, name)))).toEqual([])
})

it('has no letter in its files for which V8 would keep them in twice their bytes', () => {
  const files = [...readBy('serve-process.js'), ...readBy('prepare-process.js')]
  expect(files.filter((file) => /[\u0100-\uffff]/.test(textOf(file)))).toEqual([])
})
