import { toast as show, type ToastOptions } from 'react-hot-toast/headless'

export type ToastKind = 'default' | 'success' | 'info' | 'error' | 'warning' | 'loading'

/** How long a message stays, in milliseconds; a loading one stays until it is updated or dismissed. */
export const toastTime = 5000

const saying =
  (kind: ToastKind) =>
  /** Shows a sentence; with the id of a shown message it takes that one's place. The same sentence shows once. */
  (text: string, id = `${kind}: ${text}`): string => {
    const options: ToastOptions = {
      id,
      className: kind,
      duration: kind === 'loading' ? Number.POSITIVE_INFINITY : toastTime,
    }
    return show(text, options)
  }

/** Short messages over the page; each call gives the id to update or dismiss it by. */
export const toast = {
  message: saying('default'),
  success: saying('success'),
  info: saying('info'),
  error: saying('error'),
  warning: saying('warning'),
  loading: saying('loading'),
  dismiss: (id: string): void => show.dismiss(id),
}
