import type { ReactElement } from 'react'

/** 'noted' is an error that whoever listens is told elsewhere: the keyboard has come to the field that says it. */
export type ToastKind = 'default' | 'success' | 'info' | 'error' | 'noted' | 'warning' | 'loading'

/** A sentence, or elements for one with a link or the title of a work in it. */
export type ToastMessage = string | ReactElement

/** What shows toasts; it comes in a file of its own, when it is first needed. */
export interface ToastShelf {
  readonly show: (id: string, kind: ToastKind, message: ToastMessage) => void
  readonly dismiss: (id?: string) => void
}

type ShelfTask = (shelf: ToastShelf) => void

let shelf: ToastShelf | null = null
let waiting: ShelfTask[] = []
let onFirst: (() => void) | null = null
let count = 0

function run(task: ShelfTask): void {
  if (shelf) return task(shelf)
  waiting.push(task)
  onFirst?.()
}

/** Calls when a toast waits for its shelf. @returns how to stop */
export function whenToastsWait(listener: () => void): () => void {
  onFirst = listener
  if (waiting.length > 0) listener()
  return () => {
    onFirst = null
  }
}

/** Shows toasts here from now on, and those that have waited. @returns how to stop */
export function showToastsOn(here: ToastShelf): () => void {
  shelf = here
  const late = waiting
  waiting = []
  for (const task of late) task(here)
  return () => {
    shelf = null
  }
}

function put(kind: ToastKind, message: ToastMessage, id: string): string {
  run(({ show }) => show(id, kind, message))
  return id
}

const of =
  (kind: ToastKind) =>
  (message: ToastMessage): string => {
    count += 1
    return put(kind, message, `toast-${count}`)
  }

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
  update: (id: string, kind: ToastKind, message: ToastMessage): string => put(kind, message, id),
  /** Takes a toast away; all of them when none is named. */
  dismiss: (id?: string): void => run(({ dismiss }) => dismiss(id)),
}
