import type { ReactElement } from 'react'
import { toast as show, type Toast } from 'react-hot-toast/headless'

export type ToastKind = 'default' | 'success' | 'info' | 'error' | 'warning' | 'loading'

/** A sentence, or elements for one with a link or the title of a work in it. */
type Message = string | ReactElement

/** How long a toast stays, in milliseconds. */
const toastDuration = 5000

/** Whether it interrupts those who listen. */
export const isUrgent = (kind: ToastKind): boolean => kind === 'error' || kind === 'warning'

const optionsOf = (kind: ToastKind, id?: string): Partial<Toast> => ({
  className: kind,
  position: kind === 'error' ? 'top-center' : 'top-right',
  duration: kind === 'loading' ? Number.POSITIVE_INFINITY : toastDuration,
  removeDelay: 240,
  ...(id !== undefined && { id }),
})

const of =
  (kind: ToastKind) =>
  (message: Message): string =>
    show(message, optionsOf(kind))

/** Tells something in passing. Each kind returns the toast's id, by which it can be updated or dismissed. */
export const toast = {
  default: of('default'),
  success: of('success'),
  info: of('info'),
  error: of('error'),
  warning: of('warning'),
  /** Stays until it is updated or dismissed. */
  loading: of('loading'),
  /** Puts another kind and text in a toast's place, and starts its time anew. */
  update: (id: string, kind: ToastKind, message: Message): string => show(message, optionsOf(kind, id)),
  /** Takes a toast away; all of them when none is named. */
  dismiss: (id?: string): void => show.dismiss(id),
}
