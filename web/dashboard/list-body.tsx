import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { spoken } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { useSlow } from '#web/ui/feedback/use-slow.ts'
import { ListPages } from '#web/ui/navigation/list-pages.tsx'
import { RowSkeletons } from './row-skeletons.tsx'

interface ListBodyProps {
  readonly total: number
  readonly next: string | null
  readonly limit?: number
  /** One and several of what is listed, such as 'user' and 'users'. */
  readonly one: string
  readonly many: string
  /** What is said where there is nothing at all. */
  readonly none: { readonly title: string; readonly text: string }
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** A list of the dashboard: on its way, empty, or there with the way through it. */
export function ListBody({ total, next, limit, one, many, none, isEmpty, children }: ListBodyProps) {
  const { pathname, search } = useLocation()
  const { state, location } = useNavigation()
  const isSlow = useSlow(state === 'loading' && location.pathname === pathname)
  return (
    <>
      <p className={spoken} role="status">
        {search !== '' && `${total} ${total === 1 ? one : many}`}
      </p>
      {isSlow ? (
        <RowSkeletons label={`The ${many} are on their way`} />
      ) : isEmpty ? (
        <EmptyWall
          title={search === '' ? none.title : `No ${one} like that`}
          action={
            search !== '' && (
              <ButtonLink look="primary" to={pathname}>
                Show all {many}
              </ButtonLink>
            )
          }
        >
          {search === ''
            ? none.text
            : 'Nothing fits what you look for. Try fewer letters, or another filter.'}
        </EmptyWall>
      ) : (
        children
      )}
      {!isSlow && <ListPages total={total} next={next} {...(limit !== undefined && { limit })} />}
    </>
  )
}
