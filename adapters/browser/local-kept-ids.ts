import type { IdStore } from '#application/favourites/contract.ts'

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

/** Ids from what was kept; none where it is missing or no longer readable. */
function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return isIds(value) ? value : []
  } catch {
    return []
  }
}

/** Ids kept in the browser's own storage under `key`; they live for this page only where it may not be used. */
export function localKeptIds(key: string): IdStore {
  const listeners = new Set<() => void>()
  let ids: readonly string[] | null = null
  const stored = (): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    ids = parsed(event.newValue)
    tell()
  }

  return {
    read: () => (ids ??= parsed(stored())),
    write: (next) => {
      ids = next
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Storage is full or forbidden: the choice holds for this page.
      }
      tell()
    },
    onChange: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
