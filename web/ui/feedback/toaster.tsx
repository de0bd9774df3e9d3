import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { ring } from '#web/ui/buttons/button.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { keepFocus } from './kept-focus.ts'
import { showToastsOn, type ToastKind } from './toast.tsx'
import { toastShelf } from './toast-shelf.ts'
import * as css from './toaster.css.ts'
import { useSweep } from './use-sweep.ts'

const icons = {
  default: Bell,
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
  noted: CircleAlert,
  warning: TriangleAlert,
} as const

/** Whether it interrupts those who listen. */
const isUrgent = (kind: ToastKind): boolean => kind === 'error' || kind === 'warning'

const kindOf = ({ className }: Toast): ToastKind => (className ?? 'default') as ToastKind

/**
 * The place where toasts appear: at the right, errors in the middle. Their time stands still while one is hovered or
 * focused and while the window is not in use; Alt+T brings the keyboard to them.
 */
export function Toaster() {
  const place = useId()
  const { toasts: all, handlers } = useToaster(undefined, place)
  const [isHeld, setHeld] = useState(false)
  const isAway = useWindowAway()
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const isPaused = isHeld || isAway
  // The handlers are made anew with every change of the toasts; the latest ones know when the pause began.
  const pause = useEffectEvent(() => handlers.startPause())
  const goOn = useEffectEvent(() => handlers.endPause())
  useEffect(() => {
    if (!isPaused) return
    pause()
    return () => goOn()
  }, [isPaused])

  // Not before the place stands there: only then do all screen readers tell what comes into it.
  useEffect(() => showToastsOn(toastShelf(place)), [place])

  // This place comes with the first use of a page, early enough for whatever is pressed there.
  useEffect(keepFocus, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return
      event.preventDefault()
      const first = region.current?.querySelector('button')
      if (!first) return
      if (!region.current?.contains(document.activeElement)) cameFrom.current = document.activeElement
      first.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  // A toast that goes takes the pointer and the keyboard's place with it, without an event to tell.
  const count = all.length
  useEffect(() => {
    setHeld(count > 0 && region.current?.matches(':hover, :focus-within') === true)
  }, [count])

  const onDismissed = (toast: Toast) => {
    const isHere = region.current?.contains(document.activeElement)
    toastShelf(place).dismiss(toast.id)
    if (isHere && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }
  const at = (wanted: Toast['position']) => all.filter(({ position }) => position === wanted)
  const card = (each: Toast) => <ToastCard key={each.id} toast={each} onDismiss={() => onDismissed(each)} />

  const begin = () => setHeld(true)
  // The pointer may go while the keyboard stays, and the other way round.
  const leave = () => setHeld(region.current?.contains(document.activeElement) === true)
  const blur = () => setHeld(region.current?.matches(':hover') === true)
  const hold = { onMouseEnter: begin, onMouseLeave: leave, onFocus: begin, onBlur: blur }
  return (
    <section
      ref={region}
      className={css.region}
      aria-label="Notifications, Alt+T"
      data-paused={isPaused ? '' : undefined}
    >
      <div className={css.place.centre} {...hold}>
        {at('top-center').map(card)}
      </div>
      <div className={css.place.right} role="status" aria-atomic="false" {...hold}>
        {at('top-right').map(card)}
      </div>
    </section>
  )
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const kind = kindOf(toast)
  const sweep = useSweep(onDismiss)
  return (
    <div
      {...sweep}
      className={css.kind[kind]}
      role={isUrgent(kind) ? 'alert' : kind === 'noted' ? 'note' : undefined}
      data-leaving={toast.visible ? undefined : ''}
    >
      {kind === 'loading' ? <span className={ring} aria-hidden="true" /> : <Icon of={icons[kind]} />}
      <div className={css.text}>{resolveValue(toast.message, toast)}</div>
      <button type="button" className={css.close} aria-label="Dismiss" onClick={onDismiss}>
        <Icon of={X} small />
      </button>
      {kind !== 'loading' && <span key={toast.createdAt} className={css.hairline} />}
    </div>
  )
}

/** Whether somebody else has the focus: another window, or another tab from the beginning. */
function useWindowAway(): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const leave = () => setAway(true)
    const comeBack = () => setAway(false)
    if (document.visibilityState === 'hidden') leave()
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', comeBack)
    }
  }, [])
  return isAway
}
