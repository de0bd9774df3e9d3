import type { Happening } from '#application/shared/happening.ts'
import type { HappeningsLine } from '#application/shared/happenings-line.ts'

/** As much of an EventSource as is needed. */
export interface EventStream {
  addEventListener(type: 'happening' | 'missed', listener: (event: { readonly data?: unknown }) => void): void
  close(): void
}

interface Listener {
  readonly heard: (happening: Happening) => void
  readonly missed: () => void
}

/** News over one stream, however many listen; there is none while nobody does. @param open opens it at a path of the API */
export function happeningsClient(open: (path: string) => EventStream): HappeningsLine {
  const listeners = new Set<Listener>()
  let stream: EventStream | undefined

  function opened(): EventStream {
    const line = open('/api/events')
    line.addEventListener('happening', ({ data }) => {
      const happening = JSON.parse(String(data)) as Happening
      for (const { heard } of listeners) heard(happening)
    })
    line.addEventListener('missed', () => {
      for (const { missed } of listeners) missed()
    })
    return line
  }

  return {
    listen(heard, missed) {
      const listener = { heard, missed }
      listeners.add(listener)
      stream ??= opened()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stream?.close()
        stream = undefined
      }
    },
  }
}
