import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PlacedOrder } from '#application/orders/contract.ts'
import { confirmedPage, galleryPage } from '#application/shared/addresses.ts'
import type { WorkShipping } from '#application/shipping/contract.ts'
import { useCart, useComparedCart } from '#web/cart/cart-context.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import type { ToBank } from '#web/orders/paying/to-bank.ts'
import { useServices } from '#web/services.ts'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, spoken } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { NeedsJavaScript } from '#web/ui/feedback/needs-javascript.tsx'
import { Bone } from '#web/ui/feedback/skeleton.tsx'
import { useArrived } from '#web/ui/feedback/use-arrived.ts'
import * as panel from '#web/ui/navigation/summary.css.ts'
import { forgetKey, readDraft } from './checkout-draft.ts'
import { CheckoutPage } from './checkout-page.tsx'
import * as css from './checkout-screen.css.ts'
import type { TakenOutNews } from './checkout-setup.ts'
import type { CheckoutOutcome } from './use-checkout-outcome.ts'
import { type FormNeeds, useFormNeeds } from './use-form-needs.ts'

/** The form that stood here last. */
interface Gone {
  /** Whoever mends their order may empty their cart by that, and need not be told. */
  readonly form: 'not here' | 'as it was' | 'mended'
  /** What stood over it; empty where nothing did. */
  readonly text: string
  readonly shopper: string | undefined
}

export function CheckoutScreen() {
  const { items, isReading, letGo, lookAgain } = useComparedCart()
  const navigate = useNavigate()
  const [isPlaced, setPlaced] = useState(false)
  const [isPlacing, setPlacing] = useState(false)
  const shopper = useAccount()?.id
  const needs = useFormNeeds(items.length > 0 || shopper !== undefined)
  const [gone, setGone] = useState<Gone>({ form: 'not here', text: '', shopper })
  const noteShown = useCallback(() => setGone({ form: 'as it was', text: '', shopper }), [shopper])
  const noteMended = useCallback(() => setGone((before) => ({ ...before, form: 'mended' })), [])
  const noteLastWord = useCallback((text: string) => setGone((before) => ({ ...before, text })), [])

  const leave = useCallback(
    (order: PlacedOrder, isTold: boolean) => {
      setPlaced(true)
      letGo(
        order.items.map(({ artworkId }) => artworkId),
        isTold,
      )
      // In the checkout's place: going back must not lead to a form that has been sent.
      void navigate(confirmedPage(order), { replace: true, state: { toBank: true } satisfies ToBank })
    },
    [letGo, navigate],
  )

  const noteTakenOut = useCallback(
    ({ text, ids, isTold }: TakenOutNews) => {
      noteLastWord(text)
      letGo(ids, isTold)
      lookAgain()
    },
    [letGo, lookAgain, noteLastWord],
  )

  // Another window may empty the cart while its order is sent: the answer is still waited for.
  const isEmpty = !isReading && !isPlaced && !isPlacing && items.length === 0
  return (
    <div className={`${wrap} ${panel.tall}`}>
      <div className={panel.pageHead}>
        <h1 className={isEmpty ? spoken : heading.display}>Checkout</h1>
      </div>
      <NeedsJavaScript what="The checkout" />
      {isReading ? (
        <Reading />
      ) : isEmpty ? (
        <NothingToBuy gone={gone.shopper === shopper ? gone : null} />
      ) : (
        needs && (
          <Filled
            {...needs}
            onPlacing={setPlacing}
            onTakenOut={noteTakenOut}
            onShown={noteShown}
            onMended={noteMended}
            onLastWord={noteLastWord}
            onPlaced={leave}
          />
        )
      )}
    </div>
  )
}

interface FilledProps extends CheckoutOutcome, FormNeeds {
  readonly onTakenOut: (news: TakenOutNews) => void
  /** Somebody has taken out of their order what cannot be bought. */
  readonly onMended: () => void
}

/** Where its works are sent to is asked once, and again where an order is refused for it; what comes in later is refused where it has to be. */
function Filled({ phoneNumbers, waysToPay, ...told }: FilledProps) {
  const { shipping } = useServices()
  const { items } = useCart()
  const whereSent = useCallback(() => shipping.ofWorks(items.map(({ id }) => id)), [shipping, items])
  const arrived = useArrived(() => Promise.all([phoneNumbers, waysToPay, whereSent().catch(() => [])]))
  const [sentNow, setSentNow] = useState<readonly WorkShipping[]>()
  const askWhereSent = useCallback(() => void whereSent().then(setSentNow, () => undefined), [whereSent])
  if (!arrived) return <Reading />
  const [phones, ways, sent] = arrived
  return <CheckoutPage {...{ phones, ways, askWhereSent, ...told }} sent={sentNow ?? sent} />
}

function Reading() {
  return (
    <div className={css.bones} aria-busy="true">
      <p className={spoken} role="status">
        Loading your cart
      </p>
      <Bone height={48} />
      <Bone height={48} />
      <Bone height={48} />
    </div>
  )
}

/** What to say of an attempt of before the page was loaded anew, whose order may have emptied the cart. */
const openAttempt = (): string =>
  readDraft()?.key
    ? 'We do not know yet whether your last order was placed. If it was, you find it in your email.'
    : ''

const emptiedElsewhere =
  'What was in your cart was ordered or removed in another window, or on another device.'

/** What is not known is said once. @param gone the form that it stands in place of; null where that was another's */
function NothingToBuy({ gone }: { readonly gone: Gone | null }) {
  const [open] = useState(openAttempt)
  // Another cart, and one that could not be read, know nothing of what was sent.
  const kind = useAccount() ? 'account' : 'browser'
  useEffect(() => forgetKey(kind), [kind])
  const because = gone?.text || open || (gone?.form === 'as it was' ? emptiedElsewhere : '')
  const place = useRef<HTMLDivElement>(null)
  const isInPlaceOfForm = gone !== null && gone.form !== 'not here'
  useEffect(() => {
    // The control that had the keyboard has gone with the form, and perhaps the top of the page is not in sight.
    if (isInPlaceOfForm) place.current?.focus()
  }, [isInPlaceOfForm])
  return (
    <>
      {because !== '' && (
        <Alert ref={place} tabIndex={-1} tone="info" role="alert">
          {because}
        </Alert>
      )}
      <EmptyWall
        title="Your Cart is Empty"
        action={
          <ButtonLink look="primary" large to={galleryPage}>
            Explore Gallery
          </ButtonLink>
        }
      >
        Browse our art gallery and add some beautiful artworks to your cart
      </EmptyWall>
    </>
  )
}
