import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A piece of SQL that is text: of the query builder's `sql` or the mapper's `raw`, or what a driver is given as it is. */
const fragment =
  /(?<![.\w])sql(?:<[^`]*?>)?`|\bsql\.raw\(|\bCompiledQuery\.raw\(|(?<![.\w])raw\(|\b(?:em|client|connection)\.(?:query|execute)\(/g

const statement =
  /[`'"]\s*(?:select(?:\s[\w"$*(]|')|(?:insert into|delete from|create (?:database|table|index)|listen|vacuum)\s|update\s\w+\sset|with\s\w+\sas)/gi

/** A reason names what cannot say it, or what is not there to say it. */
const reason = /\bquery builder\b|\bmapper\b/

/** The comment that ends right above a line. */
function commentAbove(lines: readonly string[], line: number): string {
  let first = line
  while (first > 0 && /^\s*(?:\/\/|\/\*|\*)/.test(lines[first - 1] ?? '')) first -= 1
  return lines.slice(first, line).join(' ')
}

/** Lines with SQL as text that nobody gives a reason for, right above or where their function is described. */
function unexplained(text: string): readonly number[] {
  const lines = text.split('\n')
  return [...text.matchAll(fragment)]
    .map(({ index }) => text.slice(0, index).split('\n').length - 1)
    .filter((line) => {
      const begun = lines.findLastIndex((each, at) => at <= line && /^[a-z]/.test(each))
      return !reason.test(commentAbove(lines, line)) && !reason.test(commentAbove(lines, begun))
    })
    .map((line) => line + 1)
}

const texts = globSync('{domain,application,adapters,web}/**/*.{ts,tsx,mjs}')
  .filter((file) => !/\.test\.tsx?$|\.suite\.ts$|\/testing\/|\/migrations\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const countOf = (form: RegExp): number =>
  texts
    .filter(({ file }) => file.startsWith('adapters/'))
    .reduce((count, { text }) => count + (text.match(form) ?? []).length, 0)

// Whoever writes one more looks first whether the query builder can say it; whoever takes one away counts down here. Nine
// statements are backups', which ask PostgreSQL's catalogues about tables that no schema describes.
it('SQL is text in few places outside migrations', () => {
  expect(countOf(fragment)).toBeLessThanOrEqual(25)
  expect(countOf(statement)).toBeLessThanOrEqual(15)
})

it('each says why it is no typed expression', () => {
  const silent = texts.flatMap(({ file, text }) => unexplained(text).map((line) => `${file}:${line}`))
  expect(silent).toEqual([])
})

it.each([
  'const one = sql`1`',
  'const one = sql<number>`1`',
  'const one = sql<{ readonly i: number }>`generate_series(1, 2)`',
  "const order = sql.raw('desc')",
  "const told = run(CompiledQuery.raw('select'))",
  "const found = find({ [raw('lower(email)')]: email })",
  "await em.execute('select 1')",
  'await client.query(`listen ${channel}`)',
  '// What was sold.\nconst sold = sql`sum(amount)`',
  '// The query builder knows no sums.\n\nconst sold = sql`sum(amount)`',
  '// The query builder knows no sums.\nconst sum = 1\nconst sold = sql`sum(amount)`',
])('%s is found', (text) => {
  expect(unexplained(text)).toHaveLength(1)
})

it.each([
  '// The query builder knows no sums.\nconst sold = sql`sum(amount)`',
  '/**\n * What was sold. The query builder knows no sums.\n */\nexport function sold() {\n  return sql`sum(amount)`\n}',
  'const rows = db.where(\n  // The mapper knows no functions.\n  raw(told))',
  "const name = sql.lit('oil')",
  "await batch.execute('run')",
])('%s is explained, or is none', (text) => {
  expect(unexplained(text)).toEqual([])
})

it.each(["run('select 1')", "run('select')", 'run(`\n  insert into works (id)`)', "run('vacuum (analyze)')"])(
  '%s is a statement',
  (text) => {
    expect(text.match(statement)).toHaveLength(1)
  },
)
