import { Database } from '../database.ts'
import { statementsOf } from '../statements.ts'
import type { TestDatabase } from './test-postgres.ts'

/** A step of a plan, after it was taken. */
export interface PlanStep {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
}

interface Plan extends PlanStep {
  readonly Plans?: readonly Plan[]
}

const stepsOf = (plan: Plan): PlanStep[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]

/** Listens to what is asked of a database, and tells how it finds the answers. */
export function queryPlans({ orm, sql }: Pick<TestDatabase, 'orm' | 'sql'>) {
  const asked: { text: string; values: readonly unknown[]; isPlannedOnce: boolean }[] = []
  const run = statementsOf(orm)
  return {
    listeningDb: new Database(orm, (statement) => {
      asked.push({
        text: statement.sql,
        values: statement.parameters,
        isPlannedOnce: statement.name !== undefined,
      })
      return run(statement)
    }),
    /** The statements of what `read` asks. */
    async askedBy(read: () => Promise<unknown>): Promise<string[]> {
      asked.length = 0
      await read()
      return asked.map(({ text }) => text)
    },
    /** Whether each statement of what `read` asks is planned once for a connection. */
    async plannedOnce(read: () => Promise<unknown>): Promise<boolean[]> {
      asked.length = 0
      await read()
      return asked.map(({ isPlannedOnce }) => isPlannedOnce)
    },
    /** All steps of what `read` asks of those that listen. */
    async plansOf(read: () => Promise<unknown>): Promise<PlanStep[]> {
      asked.length = 0
      await read()
      const explained = await Promise.all(
        asked.map(({ text, values }) =>
          sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, values),
        ),
      )
      return explained.flatMap(([row]) => (row ? stepsOf(row['QUERY PLAN'][0].Plan) : []))
    },
  }
}
