import { Fragment, type ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { givenUpJobsLimit, type SystemView } from '#application/admin/system-contract.ts'
import { asked } from '#application/shared/addresses.ts'
import { adminChecksPage, adminMailsPage } from '#application/shared/dashboard-addresses.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import { whenText } from '#web/admin-dashboard/log/log-words.ts'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { block, blockHead } from '#web/dashboard/blocks.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { FigureLine } from '#web/dashboard/figure-line.tsx'
import { Link } from '#web/navigation/link.tsx'
import { figures, heading, link, small } from '#web/theme/text.css.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { AdminSessions } from './admin-sessions.tsx'
import { DiskBar } from './disk-bar.tsx'
import { GivenUpJobs } from './given-up-jobs.tsx'
import * as css from './system-screen.css.ts'
import { bytesText } from './system-words.ts'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Part({ id, title, children }: PartProps) {
  return (
    <section className={block} aria-labelledby={id}>
      <div className={blockHead}>
        <h2 id={id} className={heading.h2}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}

/** What the newest comparison came to, in a word or two. */
function checkText({ check }: SystemView): string {
  if (check === null) return 'Not yet'
  if (check.differences === 0) return 'Agree'
  return check.differences === 1 ? '1 difference' : `${formatCount(check.differences)} differences`
}

function Figures({ view }: { readonly view: SystemView }) {
  const { check, disk, jobs, mails } = view
  return (
    <FigureLine
      figures={[
        {
          label: 'Books',
          value: checkText(view),
          note: check === null ? 'They are compared every night' : `Compared ${whenText(check.at)}`,
          drawing: (
            <Link className={`${link} ${small}`} to={adminChecksPage}>
              All checks
            </Link>
          ),
        },
        {
          label: 'Free',
          value: bytesText(disk.free),
          note: `of ${bytesText(disk.total)} on ${disk.machine}`,
        },
        {
          label: 'Jobs given up',
          value: formatCount(jobs.length),
          note:
            jobs.length === givenUpJobsLimit
              ? `The newest ${givenUpJobsLimit} of the last 30 days`
              : 'In the last 30 days',
        },
        {
          label: 'Mails given up',
          value: formatCount(mails.givenUp),
          note: `${formatCount(mails.waiting)} waiting, ${formatCount(mails.kept)} kept`,
          drawing: (
            <Link className={`${link} ${small}`} to={asked(adminMailsPage, { state: 'given-up' })}>
              All of them
            </Link>
          ),
        },
      ]}
    />
  )
}

function Versions({ versions }: Pick<SystemView, 'versions'>) {
  const { shop, node, database, migrations, newestMigration } = versions
  const lines = [
    { what: 'Shop', is: shop },
    { what: 'Node', is: node },
    { what: 'PostgreSQL', is: database },
    { what: 'Migrations', is: `${migrations}, the last ${newestMigration}` },
  ]
  return (
    <dl className={`${css.versions} ${figures}`}>
      {lines.map(({ what, is }) => (
        <Fragment key={what}>
          <dt>{what}</dt>
          <dd>{is}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** How the shop itself is: what was given up, whether books agree and mails leave, disk, versions, who is signed in. */
export function SystemScreen() {
  const view = useLoaderData<SystemView>()
  const acts = useAdminActs()
  return (
    <>
      <DashboardHead title="System" />
      {!view.mails.leave && (
        <div className={css.warning}>
          <Alert tone="warn">
            No mail leaves the shop: no mail server is set.{' '}
            <Link className={link} to={adminMailsPage}>
              What was written meanwhile
            </Link>
          </Alert>
        </div>
      )}
      <Figures view={view} />
      <Part id="jobs" title="Jobs given up">
        <GivenUpJobs jobs={view.jobs} {...acts} />
      </Part>
      <Part id="disk" title="Disk">
        <DiskBar {...view.disk} />
      </Part>
      <Part id="signed-in" title="Signed in as admin">
        <AdminSessions sessions={view.sessions} {...acts} />
      </Part>
      <Part id="versions" title="Versions">
        <Versions versions={view.versions} />
      </Part>
    </>
  )
}
