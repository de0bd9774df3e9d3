import { arrayMove } from '@dnd-kit/sortable'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Moves a picture by the keys of its handle: space lifts it and lets it go, the arrows move it by one place,
 * Home and End to the first and the last, Escape puts it back. Places are counted, not measured: pictures still load, and the page moves, meanwhile.
 *
 * @returns Which picture is lifted, what a screen reader is told, how to tell it more, and what its handle listens to.
 */
export function useLiftedPicture<T extends { readonly id: string }>(
  pictures: readonly T[],
  onChange: (pictures: T[]) => void,
) {
  const [lifted, setLifted] = useState<{ readonly id: string; readonly from: number } | null>(null)
  const [told, tell] = useState('')
  const handle = useRef<HTMLElement>(null)

  // Whose row changes places in the document loses the focus.
  useLayoutEffect(() => {
    if (lifted) handle.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the order is what may have moved the row
  }, [pictures, lifted])

  const letGo = (words: string) => {
    setLifted(null)
    tell(words)
  }
  const onKeyDown = (id: string, event: KeyboardEvent<HTMLElement>) => {
    const at = pictures.findIndex((each) => each.id === id)
    const isLifted = lifted?.id === id
    const last = pictures.length - 1
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.code]
    if (event.code === 'Space' || event.code === 'Enter') {
      event.preventDefault()
      if (event.repeat) return
      if (isLifted) return letGo(`Picture hangs at place ${at + 1}.`)
      handle.current = event.currentTarget
      setLifted({ id, from: at })
      tell(`Picture ${at + 1} is lifted.`)
    } else if (isLifted && event.code === 'Escape') {
      event.preventDefault()
      onChange(arrayMove([...pictures], at, lifted.from))
      letGo(`Picture is back at place ${lifted.from + 1}.`)
    } else if (isLifted && to !== undefined) {
      event.preventDefault()
      if (to < 0 || to > last || to === at) return
      onChange(arrayMove([...pictures], at, to))
      tell(`Picture is at place ${to + 1} of ${pictures.length}.`)
    }
  }
  // What only lost the focus to its move has it again by then.
  const onBlur = () =>
    void setTimeout(() => {
      if (document.activeElement !== handle.current) letGo('')
    })
  return {
    lifted: lifted?.id,
    told,
    tell,
    handleOf: (id: string) => ({
      onBlur,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(id, event),
    }),
  }
}
