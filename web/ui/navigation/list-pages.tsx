import { useLocation } from 'react-router-dom'
import { countLimit, defaultLimit } from '#application/shared/page.ts'
import {
  type ListPosition,
  nextPosition,
  positionFrom,
  previousPosition,
  withPosition,
} from './list-position.ts'
import { Pagination } from './pagination.tsx'

interface ListPagesProps {
  readonly total: number
  readonly next: string | null
  /** How many stand on a page. */
  readonly limit?: number
}

/** The way through a list whose filters stand in the address. */
export function ListPages({ total, next, limit = defaultLimit }: ListPagesProps) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const position = positionFrom(query)
  const there = nextPosition(position, next)
  const back = previousPosition(position)
  if (!there && !back) return null
  query.delete('page')
  query.delete('cursor')
  const at = (where: ListPosition) => withPosition(pathname, query, where)
  return (
    <Pagination
      page={position.page}
      pages={total >= countLimit ? null : Math.ceil(total / limit)}
      previous={back && at(back)}
      next={there && at(there)}
    />
  )
}
