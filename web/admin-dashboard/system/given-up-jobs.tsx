import type { GivenUpJob } from '#application/admin/system-contract.ts'
import { whenText } from '#web/admin-dashboard/log/log-words.ts'
import type { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { email, name } from '#web/admin-dashboard/users/user-table.css.ts'
import { ListTable } from '#web/dashboard/list-table.tsx'
import * as table from '#web/dashboard/table.css.ts'
import { figures, muted, words } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { jobText } from './system-words.ts'

interface GivenUpJobsProps extends Pick<ReturnType<typeof useAdminActs>, 'act' | 'busy'> {
  readonly jobs: readonly GivenUpJob[]
}

/** What failed as often as it may, each with a way to have it tried anew. */
export function GivenUpJobs({ jobs, act, busy }: GivenUpJobsProps) {
  if (jobs.length === 0) return <p className={muted}>Every job was done, or is still tried.</p>
  return (
    <ListTable columns={['Job', 'Given up', 'Why', { figures: 'Tried' }]} hasActs>
      {jobs.map(({ id, kind, about, at, reason, tries }) => (
        <tr key={id} data-row={id}>
          <td>
            <span className={name}>{jobText(kind)}</span> <span className={email}>{about}</span>
          </td>
          <td data-label="Given up" className={figures}>
            <time dateTime={at}>{whenText(at)}</time>
          </td>
          <td data-label="Why" className={words}>
            {reason || 'Nobody knows'}
          </td>
          <td data-label="Tried" data-figures="">
            {tries}
          </td>
          <td className={`${table.actions} ${table.bordered}`}>
            <Button
              aria-label={`Again: ${jobText(kind)} ${about}`.trim()}
              disabled={busy !== null}
              onClick={() =>
                act({
                  id,
                  what: ({ system }) => system.doAgain(id),
                  done: 'It is tried anew.',
                  failure: 'The job could not be put off anew.',
                })
              }
            >
              Again
            </Button>
          </td>
        </tr>
      ))}
    </ListTable>
  )
}
