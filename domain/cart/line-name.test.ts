import { expect, it } from 'vitest'
import { lineForm } from './line-name.ts'

it('a line has a name that nobody guesses', () => {
  const names = ['x'.repeat(15), 'x'.repeat(101), `${'x'.repeat(16)} `, ` ${'x'.repeat(16)}`, 'ü'.repeat(16)]
  expect(names.filter((name) => lineForm.test(name))).toEqual([])
  expect(['x'.repeat(16), '!~'.repeat(50)].every((name) => lineForm.test(name))).toBe(true)
})
