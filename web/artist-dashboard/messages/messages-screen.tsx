import { useLoaderData } from 'react-router-dom'
import type { MessagesData } from '#web/artist-dashboard/artist-loaders.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { ListPages } from '#web/ui/navigation/list-pages.tsx'
import { InboxMessage } from './inbox-message.tsx'
import * as css from './messages-screen.css.ts'

/** What shoppers have written, and the answers. */
export function MessagesScreen() {
  const { items, total, next } = useLoaderData<MessagesData>()
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
      <ListPages total={total} next={next} />
    </>
  )
}
