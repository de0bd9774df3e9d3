import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has: they are its first ones. */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

const hows = ['met', 'in part', 'the operator’s', 'no such part', 'does not apply']

const rows = readFileSync('SECURITY.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, numbers = '']) => /^\d+\.\d+\.\d+/.test(numbers))
  .map(([, numbers = '', words = '', how = '', where = '']) => ({ numbers, words, how, where }))

/** '4.3.1–4.3.2' stands for both, and what lies between. */
function each(numbers: string): string[] {
  const [first = '', last = first] = numbers.split('–')
  const section = first.slice(0, first.lastIndexOf('.'))
  const [begin, end] = [first, last].map((number) => Number(number.slice(number.lastIndexOf('.') + 1)))
  return Array.from(
    { length: (end ?? 0) - (begin ?? 0) + 1 },
    (_, place) => `${section}.${(begin ?? 0) + place}`,
  )
}

it('every requirement of ASVS 5.0 up to level 2 has its line, in its order', () => {
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, place) => `${section}.${place + 1}`),
  )
  expect(rows.flatMap(({ numbers }) => each(numbers))).toEqual(wanted)
})

it('every line says how it stands, and names what is there', () => {
  expect(
    rows.filter(({ how }) => !hows.includes(how)).map(({ numbers, how }) => `${numbers} ${how}`),
  ).toEqual([])
  // What is met is met somewhere.
  expect(
    rows.filter(({ how, where }) => how === 'met' && where === '').map(({ numbers }) => numbers),
  ).toEqual([])
  const named = rows.flatMap(({ where }) =>
    [
      ...where.matchAll(/`((?:\.ci|adapters|application|domain|features|web)\/[^`]*|[\w.]+\.(?:md|yaml))`/g),
    ].map(([, path = '']) => path),
  )
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
