/** A mistake by which the version before would stand still, or break, while a migration runs or once it has. */
interface Mistake {
  readonly what: string
  /** What to do instead. */
  readonly instead: string
  readonly isIn: (statement: string, made: ReadonlySet<string>) => boolean
}

/** Without quotes, and with single blanks. */
const plain = (statement: string): string => statement.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim()

const tableOf = (statement: string): string =>
  /^(?:alter table|create (?:unique )?index.*? on|lock table)(?: only| if exists)* (?:public\.)?(\w+)/i.exec(
    statement,
  )?.[1] ?? ''

/** Of a table that was there before: nobody uses one that the same migration has made. */
const ofOld =
  (form: RegExp, not?: RegExp) =>
  (statement: string, made: ReadonlySet<string>): boolean =>
    form.test(statement) && !not?.test(statement) && !made.has(tableOf(statement))

const mistakes: readonly Mistake[] = [
  {
    what: 'drops what the version before reads',
    instead: 'Stop using it, and drop it a release later.',
    isIn: ofOld(/^drop (?:table|view|function)|^alter table .*\bdrop column\b/i),
  },
  {
    what: 'renames what the version before knows by its name',
    instead: 'Add the new one, write both, and drop the old one a release later.',
    isIn: ofOld(/^alter \w+ .*\brename\b/i),
  },
  {
    what: 'changes a type, and writes the whole table anew under a lock',
    instead: 'Add a column of the new type, fill it in batches, and change over a release later.',
    isIn: ofOld(/^alter table .*\balter (?:column )?\w+ (?:set data )?type\b/i),
  },
  {
    what: 'makes a column needed that the version before leaves out',
    instead: 'Give it a default, or add a check that is not valid first, validate it later, and then set it.',
    isIn: ofOld(
      /^alter table .*\b(?:set not null\b|add (?:column )?(?:if not exists )?\w+ [^,]*\bnot null\b(?![^,]*\bdefault\b))/i,
      /\bdefault\b/i,
    ),
  },
  {
    what: 'fills a new column row by row under a lock',
    instead: 'Add it without a default that differs from row to row, and fill it in batches.',
    isIn: ofOld(
      /^alter table .*\badd (?:column )?.*\bdefault [^,]*\b(?:gen_random_uuid|random|clock_timestamp|nextval)\(/i,
    ),
  },
  {
    what: 'reads a whole table under a lock to check it',
    instead: 'Add the constraint not valid, and validate it in a migration of its own.',
    isIn: ofOld(
      /^alter table .*\badd (?:constraint \w+ )?(?:check|foreign key)\b|^alter table .*\badd (?:column )?.*\breferences\b/i,
      /\bnot valid\b/i,
    ),
  },
  {
    what: 'makes an index while nobody can write',
    instead: 'Create it concurrently, in a migration that is no transaction.',
    isIn: ofOld(
      /^create (?:unique )?index\b|^alter table .*\badd (?:constraint \w+ )?(?:unique|primary key)\b/i,
      /\bconcurrently\b|\busing index\b/i,
    ),
  },
  {
    what: 'locks a table by name',
    instead: 'Leave the locks to the statements.',
    isIn: ofOld(/^lock table/i),
  },
  {
    what: 'writes every row of a table in one statement',
    instead: 'Fill it in batches, outside of a migration.',
    isIn: (statement, made) =>
      /^(?:update|delete from) (\w+)/i.test(statement) &&
      !/\bwhere\b/i.test(statement) &&
      !made.has(/^(?:update|delete from) (\w+)/i.exec(statement)?.[1] ?? ''),
  },
]

/** What is wrong with the statements of a migration, each with what to do instead; nothing where it only expands. */
export function wrongWith(statements: readonly string[]): readonly string[] {
  const all = statements.flatMap((each) => each.split(/;\s*(?=\n|$)/)).map(plain)
  const made = new Set(
    all.flatMap((each) => /^create table (?:if not exists )?(?:public\.)?(\w+)/i.exec(each)?.[1] ?? []),
  )
  return all.flatMap((statement) =>
    mistakes
      .filter(({ isIn }) => isIn(statement, made))
      .map(({ what, instead }) => `It ${what}: ${statement.slice(0, 120)}. ${instead}`),
  )
}
