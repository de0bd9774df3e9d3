import { useLoaderData, useLocation } from 'react-router-dom'
import { defaultLimit } from '#application/shared/page.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { EmptyWall } from '#web/ui/empty-wall.tsx'
import {
  type ListPosition,
  nextPosition,
  positionFrom,
  previousPosition,
  withPosition,
} from '#web/ui/list-position.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { messagesPath } from './artist-hrefs.ts'
import type { MessagesData } from './artist-loaders.ts'
import { InboxMessage } from './inbox-message.tsx'
import * as css from './messages-screen.css.ts'

const at = (position: ListPosition): string => withPosition(messagesPath, new URLSearchParams(), position)

/** What shoppers have written, and the answers. */
export function MessagesScreen() {
  const { items, total, next } = useLoaderData<MessagesData>()
  const position = positionFrom(new URLSearchParams(useLocation().search))
  const there = nextPosition(position, next)
  const back = previousPosition(position)
  return (
    <>
      <DashboardHead title="Messages" count={total} />
      {items.length > 0 ? (
        <ul className={css.messages}>
          {items.map((message) => (
            <InboxMessage key={message.id} message={message} />
          ))}
        </ul>
      ) : (
        <EmptyWall title="No messages so far">
          Whoever writes to you from your page or a work is answered here.
        </EmptyWall>
      )}
      {(there || back) && (
        <Pagination
          page={position.page}
          pages={Math.ceil(total / defaultLimit)}
          previous={back && at(back)}
          next={there && at(there)}
        />
      )}
    </>
  )
}
