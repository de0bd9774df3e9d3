/** Comments, bodies between dollars, strings and quoted names, as PostgreSQL reads them. */
const apart =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|\be'(?:\\[\s\S]|[^'\\])*'|'(?:[^']|'')*'|"((?:[^"]|"")*)"/gi

/** With nothing in it that only looks like SQL: each text is '', a quoted name a plain one. In small letters, with single blanks. */
const plain = (sql: string): string =>
  sql
    .replaceAll(apart, (found, _, name?: string) => {
      if (name !== undefined) return name.replaceAll(/\W/g, '_')
      return found.startsWith('--') || found.startsWith('/*') ? ' ' : "''"
    })
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\bpublic\./g, '')
    .trim()

/** The statements of a text. */
export const statementsIn = (sql: string): readonly string[] =>
  plain(sql)
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** What stands between the commas that are in no parentheses and no brackets. */
function betweenCommas(text: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: sign, index } of text.matchAll(/[()[\],]/g))
    if (sign === '(' || sign === '[') depth += 1
    else if (sign !== ',') depth -= 1
    else if (depth === 0) {
      parts.push(text.slice(from, index))
      from = index + 1
    }
  return [...parts, text.slice(from)].map((each) => each.trim())
}

const alteration = /^alter table (?:if exists )?(?:only )?([\w.]+)(?: \*)? (.+)$/

/** What is done to a table, one thing after the other; null where a statement alters none. */
export function alterationsIn(
  statement: string,
): { readonly table: string; readonly actions: readonly string[] } | null {
  const [, table, actions] = alteration.exec(statement) ?? []
  return table === undefined || actions === undefined ? null : { table, actions: betweenCommas(actions) }
}
