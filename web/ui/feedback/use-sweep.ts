import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'

/** How far something has to be dragged, as a part of its width, to be swept away. */
const enough = 0.8

/** What an element needs that can be swept aside to the left or right. */
export function useSweep(onSwept: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('a, button'))) return
    start.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current !== null) setOffset(event.clientX - start.current)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return
    const distance = Math.abs(event.clientX - start.current)
    start.current = null
    if (distance >= event.currentTarget.offsetWidth * enough) onSwept()
    else setOffset(0)
  }
  const onPointerCancel = () => {
    start.current = null
    setOffset(0)
  }

  const style: CSSProperties | undefined =
    offset === 0 ? undefined : { transform: `translateX(${offset}px)`, opacity: 1 - Math.abs(offset) / 500 }
  return { style, onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
