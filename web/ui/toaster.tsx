import { useEffect, useRef } from 'react'
import { type Toast, useToaster } from 'react-hot-toast/headless'
import type { ToastKind } from './toast.tsx'
import { ToastCard } from './toast-card.tsx'
import * as css from './toaster.css.ts'

const kindOf = ({ className }: Toast): ToastKind => (className ?? 'default') as ToastKind

/**
 * Where toasts appear: top right, errors top centre. They wait while hovered and while the page is out of focus, and
 * Alt+T brings the keyboard to them.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  const { startPause, endPause } = handlers
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const toToasts = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') region.current?.querySelector('button')?.focus()
    }
    window.addEventListener('blur', startPause)
    window.addEventListener('focus', endPause)
    window.addEventListener('keydown', toToasts)
    return () => {
      window.removeEventListener('blur', startPause)
      window.removeEventListener('focus', endPause)
      window.removeEventListener('keydown', toToasts)
    }
  }, [startPause, endPause])

  const shown = toasts.filter(({ visible }) => visible)
  const cards = (wanted: (kind: ToastKind) => boolean) =>
    shown
      .filter((toast) => wanted(kindOf(toast)))
      .map((toast) => (
        <ToastCard key={toast.id} id={toast.id} kind={kindOf(toast)} text={`${toast.message}`} />
      ))

  return (
    <div
      ref={region}
      role="region"
      aria-label="Messages"
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      <div className={css.right}>{cards((kind) => kind !== 'error')}</div>
      <div className={css.centre}>{cards((kind) => kind === 'error')}</div>
    </div>
  )
}
