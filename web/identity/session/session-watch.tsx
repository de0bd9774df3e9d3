import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom'
import {
  checkoutPage,
  dashboardPage,
  favouritesPage,
  homePage,
  orderRoute,
  profilePage,
  sectionOf,
} from '#application/shared/addresses.ts'
import { authHref } from '#web/identity/addresses.ts'
import { forgetTab, tabIsOf } from '#web/kept/tab-memory.ts'
import { Link } from '#web/navigation/link.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useSession } from './use-session.ts'

/** Pages that show what belongs to somebody. */
const personal: ReadonlySet<string> = new Set(
  [profilePage, favouritesPage, dashboardPage, checkoutPage, orderRoute].map(sectionOf),
)

const place = 'session'

/**
 * When somebody is signed out, by themselves or not: leaves what was theirs, and offers the way back, to what they were writing
 * too where their session has run out. When somebody else has taken their place in another tab: shows what is theirs.
 */
export function SessionWatch() {
  const { account, ending } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const { location: wanted } = useNavigation()
  // Whoever was on the way to another page goes on to that one.
  const here = useEffectEvent(() => wanted ?? location)
  const { revalidate } = useRevalidator()
  const id = account?.id ?? null
  const last = useRef(id)
  const isGone = account === null && ending !== null
  const isForgotten = isGone && ending !== 'ended'
  // Before the forms that go with the page forget what is written in them.
  useLayoutEffect(() => {
    const before = last.current
    last.current = id
    if (isForgotten) forgetTab()
    tabIsOf(id)
    if (before === null && id !== null) toast.dismiss(place)
    if (before !== null && id !== null && before !== id) void revalidate()
  }, [id, isForgotten, revalidate])
  useLayoutEffect(() => {
    if (!isGone) return
    const { pathname, search } = here()
    const back = authHref('login', { returnTo: pathname + search })
    if (ending !== 'here')
      toast.update(
        place,
        'info',
        <>
          {ending === 'ended' ? 'Your session has ended.' : 'You were signed out in another tab.'}{' '}
          <Link to={back}>Sign in again</Link>
        </>,
      )
    if (personal.has(sectionOf(pathname)))
      void navigate(ending === 'here' ? homePage : back, { replace: true })
  }, [isGone, ending, navigate])
  return null
}
