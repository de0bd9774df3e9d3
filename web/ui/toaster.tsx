import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { ring } from './button.css.ts'
import { Icon } from './icon.tsx'
import { type ToastKind, toast as toasts } from './toast.tsx'
import * as css from './toaster.css.ts'
import { useSweep } from './use-sweep.ts'

const icons = {
  default: Bell,
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
  warning: TriangleAlert,
} as const

const kindOf = ({ className }: Toast): ToastKind => (className ?? 'default') as ToastKind

/**
 * The place where toasts appear: at the right, errors in the middle. Their time stands still while one is hovered or
 * focused and while the window is not in use; Alt+T brings the keyboard to them.
 */
export function Toaster() {
  const { toasts: all, handlers } = useToaster()
  const [isHeld, setHeld] = useState(false)
  const isAway = useWindowAway()
  const region = useRef<HTMLElement>(null)
  const isPaused = isHeld || isAway
  const pausing = useRef(handlers)
  useEffect(() => {
    pausing.current = handlers
  })

  useEffect(() => {
    if (!isPaused) return
    pausing.current.startPause()
    // The handlers are made anew with every change of the toasts; the latest ones know when the pause began.
    return () => pausing.current.endPause()
  }, [isPaused])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return
      event.preventDefault()
      region.current?.querySelector('button')?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  const begin = () => setHeld(true)
  const end = () => setHeld(false)
  const hold = { onMouseEnter: begin, onMouseLeave: end, onFocus: begin, onBlur: end }
  return (
    <section ref={region} aria-label="Notifications, Alt+T" data-paused={isPaused ? '' : undefined}>
      <div className={css.place.right} {...hold}>
        {all.map((each) => each.position !== 'top-center' && <ToastCard key={each.id} toast={each} />)}
      </div>
      <div className={css.place.centre} {...hold}>
        {all.map((each) => each.position === 'top-center' && <ToastCard key={each.id} toast={each} />)}
      </div>
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const kind = kindOf(toast)
  const dismiss = () => toasts.dismiss(toast.id)
  const sweep = useSweep(dismiss)
  return (
    <div
      {...sweep}
      key={kind}
      className={css.kind[kind]}
      role={toast.ariaProps.role}
      data-leaving={toast.visible ? undefined : ''}
    >
      {kind === 'loading' ? <span className={ring} aria-hidden="true" /> : <Icon of={icons[kind]} />}
      <div className={css.text}>{resolveValue(toast.message, toast)}</div>
      <button type="button" className={css.close} aria-label="Dismiss" onClick={dismiss}>
        <Icon of={X} small />
      </button>
    </div>
  )
}

function useWindowAway(): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const leave = () => setAway(true)
    const comeBack = () => setAway(false)
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', comeBack)
    }
  }, [])
  return isAway
}
