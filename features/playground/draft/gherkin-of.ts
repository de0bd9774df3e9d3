import type { Draft, DraftStep, Table } from './draft.ts'

const cell = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n')

const tableLines = (table: Table): string[] => table.map((row) => `      | ${row.map(cell).join(' | ')} |`)

/** The one text below a step that is no table has lines. */
export const isText = (table: Table): boolean =>
  table.length === 1 && table[0]?.length === 1 && table[0][0]?.includes('\n') === true

const below = (table: Table): string[] =>
  isText(table)
    ? ['      """', ...(table[0]?.[0] ?? '').split('\n').map((line) => `      ${line}`), '      """']
    : tableLines(table)

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const stepLines = ({ keyword, text, table }: DraftStep): string[] => [
  `    ${keyword} ${inOneLine(text)}`,
  ...below(table),
]

/** A draft as developers keep it in a file. */
export function gherkinOf({ name, given, steps, examples }: Draft): string {
  const kind = examples.length > 0 ? 'Scenario Outline' : 'Scenario'
  return [
    'Feature: Playground',
    ...(given.length > 0 ? ['', '  Background:', ...given.flatMap(stepLines)] : []),
    '',
    `  ${kind}: ${inOneLine(name)}`,
    ...steps.filter(({ text }) => text.trim() !== '').flatMap(stepLines),
    ...examples.flatMap((table) => ['', '    Examples:', ...tableLines(table)]),
    '',
  ].join('\n')
}
