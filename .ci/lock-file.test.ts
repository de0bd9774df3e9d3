import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

it('the lock file names the packages of every platform', () => {
  // npm leaves out those that a registry does not carry, and `npm ci` refuses what it left, in production as well.
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  )
  expect(missing).toEqual([])
})
