import { toast as hotToast, type Toast, type ToastPosition } from 'react-hot-toast/headless'
import type { ToastKind, ToastShelf } from './toast.tsx'

/** How long a toast stays, in milliseconds. */
const toastDuration = 5000

const positionOf = (kind: ToastKind): ToastPosition =>
  kind === 'error' || kind === 'noted' ? 'top-center' : 'top-right'

const optionsOf = (toasterId: string, id: string, kind: ToastKind): Partial<Toast> => ({
  id,
  toasterId,
  className: kind,
  position: positionOf(kind),
  duration: kind === 'loading' ? Number.POSITIVE_INFINITY : toastDuration,
  removeDelay: 240,
})

/** Toasts as the library keeps them for one place; those that leave an earlier one take none away here. */
export const toastShelf = (place: string): ToastShelf => ({
  show: (id, kind, message) => void hotToast(message, optionsOf(place, id, kind)),
  dismiss: (id) => hotToast.dismiss(id, place),
})
