import { alterationsIn, statementsIn } from './statement-parts.ts'

/** What a migration does so far, and what it will have done. */
interface Course {
  /** Tables that it has made, which nobody else uses yet. */
  readonly made: ReadonlySet<string>
  /** Constraints that it adds, and those of them that are checks of new rows alone, each behind its table. */
  readonly added: ReadonlySet<string>
  readonly checks: ReadonlySet<string>
}

/** Without the serial ones, whose values differ from row to row. */
const type =
  /(?!\w*serial)[\w.]+(?: precision| varying)?(?:\(\d+(?:, ?\d+)?\))?(?: with(?:out)? time zone)?(?:\[\])?/
    .source

/** A constant, or what is the same for all rows: PostgreSQL notes it, and writes no row. */
const steady = `(?:(?:interval |date |timestamptz )?''|-?[\\d.]+|true|false|now\\(\\)|current_timestamp|current_date|array\\[[^\\](]*\\])(?:::${type})?`

/** What may be done to a table that others use meanwhile: it takes a moment, and the version before goes on as it was. */
const safeActions: readonly RegExp[] = [
  new RegExp(
    `^add (?:column )?(?:if not exists )?(?!constraint |check |unique |primary |foreign |exclude )\\w+ ${type}(?: null| default ${steady}(?: not null)?| not null default ${steady})?$`,
  ),
  /^add (?:constraint \w+ )?(?:check ?\(.*\)|foreign key ?\(.*\) references .*) not valid$/,
  /^add constraint \w+ unique using index \w+$/,
  /^alter (?:column )?\w+ set default (?!null\b).+$/,
  /^alter (?:column )?\w+ set statistics -?\d+$/,
  /^(?:re)?set \([^()]*\)$/,
]

const safeStatements: readonly RegExp[] = [
  /^create table (?:if not exists )?[\w.]+ ?(?:\((?!.*\binherits\b)|as (?!.*\bfor update\b))/,
  /^create (?:or replace )?(?:function|procedure|view|trigger|constraint trigger) /,
  /^create (?:materialized view|type|domain|schema|sequence|statistics|extension) /,
  // Whatever else a statement writes on its way stands in it.
  /^insert into (?!.*\b(?:update|delete)\b)/,
  /^alter index [\w.]+ (?:re)?set \([^()]*\)$/,
  /^alter type [\w.]+ add value /,
  /^select gin_clean_pending_list\(''\)$/,
  /^analyze [\w.]+$/,
  /^comment on /,
]

/** Whether an update or a deletion is of rows that are named one by one. */
function isOfNamedRows(statement: string): boolean {
  let flat = statement.replaceAll(/\((?:''|\d+)(?:, ?(?:''|\d+))*\)/g, '[list]')
  for (let last = ''; last !== flat; ) {
    last = flat
    flat = flat.replaceAll(/\([^()]*\)/g, '')
  }
  const named =
    / where (?:\w+\.)?(?:id|key|name|code|\w+_id) ?(?:= ?(?:''|\d+)(?:::\w+)?|in \[list\])(?: and (?!.*\bor\b)|$)/
  return /^(?:update|delete from) /.test(flat) && named.test(flat)
}

/** The table that a statement is about alone, where it is. */
const tableOf = (statement: string): string =>
  /^(?:create (?:unique )?index [^(]*?\bon|update|delete from|truncate(?: table)?|drop table(?: if exists)?|lock(?: table)?)(?: only)? ([\w.]+)/.exec(
    statement,
  )?.[1] ?? ''

/** Whether more than one table is emptied, dropped or locked. */
const isOfMany = (statement: string): boolean => /^(?:truncate|drop|lock) [^(]*,/.test(statement)

function isSafeAction(table: string, action: string, { added, checks }: Course): boolean {
  const [, verb = '', name = ''] =
    /^(drop|validate) constraint (?:if exists )?(\w+)(?: restrict)?$/.exec(action) ?? []
  // A check gives way to a wider one of its name; what is added and checked at once is checked under the lock of the first.
  if (verb === 'drop') return checks.has(`${table}.${name}`)
  if (verb === 'validate') return !added.has(`${table}.${name}`)
  return safeActions.some((form) => form.test(action))
}

const isSafeStatement = (statement: string, { made }: Course): boolean =>
  safeStatements.some((form) => form.test(statement)) ||
  isOfNamedRows(statement) ||
  (made.has(tableOf(statement)) && !isOfMany(statement))

/** Why something is not safe, where it can be said, each with what to do instead. */
const reasons: readonly (readonly [what: string, instead: string, form: RegExp])[] = [
  [
    'renames what the version before knows by its name',
    'Add the new one, write both, and drop the old one a release later.',
    /\brename\b/,
  ],
  [
    'changes a type, and writes the whole table anew under a lock',
    'Add a column of the new type, fill it in batches, and change over a release later.',
    /^alter (?:column )?\w+ (?:set data )?type\b/,
  ],
  [
    'makes an index while nobody can write',
    'Copy what has to be found into a table of its own, with its index. (Concurrently would be in no transaction, in which an older backup is brought back.)',
    /^create (?:unique )?index\b|^add .*\b(?:unique|primary key|exclude)\b/,
  ],
  [
    'reads a whole table under a lock to check it',
    'Add the constraint not valid, and validate it in a migration of its own.',
    /^add .*\b(?:check|foreign key|references)\b|^validate\b/,
  ],
  [
    'makes a column needed that the version before leaves out',
    'Give it a default, or add a check that is not valid first, validate it later, and then set it.',
    /^alter .*\b(?:set not null|drop default|set default null)$|^add (?!.*\bdefault\b).*\bnot null\b/,
  ],
  [
    'drops what the version before reads',
    'Stop using it, and drop it a release later.',
    /^(?:drop|truncate)\b|^alter .*\bdrop\b/,
  ],
  [
    'fills a new column row by row under a lock',
    'Add it without a default that differs from row to row, and fill it in batches.',
    /^add .*(?:\bdefault\b|\bgenerated\b|serial)/,
  ],
  [
    'locks a table by name, or for as long as it is written anew',
    'Leave the locks to the statements, and such work to a quiet hour, outside of a migration.',
    /^(?:lock|vacuum|cluster|reindex|refresh)\b/,
  ],
  [
    'writes every row of a table in one statement',
    'Name the rows by their keys, or fill them in batches, outside of a migration.',
    /^(?:update|delete from)\b/,
  ],
  ['is not among the forms that are known to be safe', 'Take one of those that lasting-locks.ts lists.', /^/],
]

/** @param whole what is shown of it */
function complaint(part: string, whole: string): string {
  const [what, instead] = reasons.find(([, , form]) => form.test(part)) ?? reasons.at(-1)!
  return `It ${what}: ${whole.slice(0, 120)}. ${instead}`
}

/**
 * What is wrong with the statements of a migration, each with what to do instead: by all that is not known to be safe the version
 * before might stand still or break, while the migration runs or once it has.
 */
export function wrongWith(given: readonly string[]): readonly string[] {
  const statements = given.flatMap(statementsIn)
  const constraints = statements.flatMap((each) => {
    const { table, actions } = alterationsIn(each) ?? { table: '', actions: [] }
    return actions.flatMap((action) => {
      const [, name, isCheck] = /^add constraint (\w+) (check\b.* not valid$)?/.exec(action) ?? []
      return name === undefined ? [] : { place: `${table}.${name}`, isCheck: isCheck !== undefined }
    })
  })
  const added = new Set(constraints.map(({ place }) => place))
  const checks = new Set(constraints.filter(({ isCheck }) => isCheck).map(({ place }) => place))
  const made = new Set<string>()
  const wrong: string[] = []
  for (const statement of statements) {
    const course = { made, added, checks }
    const altered = alterationsIn(statement)
    if (altered === null) {
      if (!isSafeStatement(statement, course)) wrong.push(complaint(statement, statement))
    } else if (!made.has(altered.table))
      for (const action of altered.actions)
        if (!isSafeAction(altered.table, action, course))
          wrong.push(complaint(action, `alter table ${altered.table} ${action}`))
    // One that may be there already is not new.
    const [, table] = /^create table (?!if not exists)([\w.]+)/.exec(statement) ?? []
    if (table !== undefined) made.add(table)
  }
  return wrong
}
