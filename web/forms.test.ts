import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

interface WrittenForm {
  readonly file: string
  /** Absent where it says nothing: browsers would write what is typed into the address. */
  readonly method: string | undefined
  readonly asksForSecrets: boolean
}

/** Every form of our screens, as it is written. */
async function forms(): Promise<WrittenForm[]> {
  const found: WrittenForm[] = []
  for await (const file of glob('web/**/*.tsx', { exclude: ['**/*.test.tsx'] })) {
    const source = await readFile(file, 'utf8')
    const asksForSecrets = /PasswordField|type="password"|CardFields/.test(source)
    for (const [, method] of source.matchAll(/<form\b(?:\s+method="(\w+)")?/gi))
      found.push({ file, method, asksForSecrets })
  }
  return found
}

it('every form says first how it is sent where no script answers, and only searches by the address', async () => {
  const all = await forms()
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(({ method }) => method !== 'post' && method !== 'get')).toEqual([])
  expect(all.filter(({ method, asksForSecrets }) => method === 'get' && asksForSecrets)).toEqual([])
})
