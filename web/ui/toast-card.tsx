import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type PointerEvent, useState } from 'react'
import { Icon } from './icon.tsx'
import { type ToastKind, toast } from './toast.tsx'
import * as css from './toaster.css.ts'

const icons = {
  default: Bell,
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
  warning: TriangleAlert,
} as const

/** Swept aside by this part of its own width, a toast goes. */
const farEnough = 0.8

interface ToastCardProps {
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
}

/** One short message. */
export function ToastCard({ id, kind, text }: ToastCardProps) {
  const [start, setStart] = useState<number | null>(null)
  const [shift, setShift] = useState(0)

  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setStart(event.clientX)
  }
  const drop = (event: PointerEvent<HTMLDivElement>) => {
    if (start !== null && Math.abs(shift) >= event.currentTarget.offsetWidth * farEnough) toast.dismiss(id)
    setStart(null)
    setShift(0)
  }

  return (
    <div
      className={css.card[kind]}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      style={shift === 0 ? undefined : { transform: `translateX(${shift}px)` }}
      onPointerDown={grab}
      onPointerMove={({ clientX }) => start !== null && setShift(clientX - start)}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {kind === 'loading' ? <span className={css.ring} aria-hidden="true" /> : <Icon of={icons[kind]} />}
      <div className={css.text}>{text}</div>
      <button type="button" className={css.close} aria-label="Dismiss" onClick={() => toast.dismiss(id)}>
        <Icon of={X} small />
      </button>
    </div>
  )
}
