import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ImageView } from '#application/catalogue/contract.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import * as css from './artwork-stage.css.ts'

interface ArtworkThumbsProps {
  readonly images: readonly ImageView[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** All pictures of a work, small: one of them is shown. The arrow keys go from one to the next. */
export function ArtworkThumbs({ images, chosen, onChoose, onKeyDown }: ArtworkThumbsProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The keyboard's place goes along with the choice.
    if (!row.current?.contains(document.activeElement)) return
    row.current.querySelectorAll('button')[chosen]?.focus()
  }, [chosen])
  return (
    <div ref={row} className={css.thumbs}>
      {images.map((each, index) => (
        <button
          key={each.imageUrl}
          type="button"
          className={css.thumb}
          aria-current={index === chosen ? 'true' : undefined}
          aria-label={`Image ${index + 1} of ${images.length}: ${each.alt}`}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}
        >
          {/* In sight together with the work, which is to be fetched first. */}
          <Picture image={each} sizes="62px" alt="" fetchPriority="low" />
        </button>
      ))}
    </div>
  )
}
