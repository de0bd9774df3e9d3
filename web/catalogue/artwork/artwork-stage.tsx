import { ZoomIn } from 'lucide'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { useGrowing, useSmallPicture } from '#web/catalogue/growing.ts'
import { cssVar } from '#web/theme/css-var.ts'
import { spoken } from '#web/theme/text.css.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { stageSizes } from './artwork-routes.tsx'
import * as css from './artwork-stage.css.ts'
import { ArtworkThumbs } from './artwork-thumbs.tsx'
import type { ArtworkZoom } from './artwork-zoom.tsx'

const bringZoom = () => import('./artwork-zoom.tsx').then(({ ArtworkZoom }) => ArtworkZoom)

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The work itself, to be looked at closely, and a choice of its pictures where there are several. */
export function ArtworkStage({ artwork: { id, title, images } }: { artwork: ArtworkView }) {
  const [chosen, setChosen] = useState(0)
  const [Zoom, setZoom] = useState<typeof ArtworkZoom | null>(null)
  const growing = useGrowing(id)
  const small = useSmallPicture(images[0])
  const picture = useRef<HTMLAnchorElement>(null)
  const image = images[chosen]
  if (!image)
    return (
      <div className={css.stage}>
        <div className={css.main} style={cssVar(css.ratio, 1)}>
          <p className={css.none}>There is no picture of this work yet.</p>
        </div>
      </div>
    )

  const zoom = async () => {
    try {
      const brought = await bringZoom()
      setZoom(() => brought)
    } catch {
      // The work stays on the wall.
      toast.error('The picture could not be opened. Please try again.')
    }
  }
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void zoom()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || images.length < 2 || Zoom) return
    event.preventDefault()
    setChosen((chosen + step + images.length) % images.length)
  }
  return (
    <div className={css.stage} role="group" aria-label={`Pictures of ${title}`}>
      {/* Without JavaScript the link shows the picture alone, as large as it is kept. */}
      <div className={css.frame}>
        <a
          ref={picture}
          className={css.main}
          style={cssVar(css.ratio, image.width / image.height)}
          href={imageSource(image.imageUrl, 1600)}
          onClick={follow}
          onKeyDown={onKeyDown}
          onPointerEnter={() => void bringZoom().catch(() => undefined)}
        >
          <Picture
            image={image}
            sizes={stageSizes}
            priority={chosen === 0}
            style={chosen === 0 ? { ...growing, ...small.style } : undefined}
            onLoad={small.onLoad}
          />{' '}
          <span className={spoken}>Zoom in</span>
        </a>
        {images.map(
          (each) =>
            each !== image && (
              <span
                key={each.imageUrl}
                className={css.place}
                style={cssVar(css.ratio, each.width / each.height)}
                aria-hidden="true"
              />
            ),
        )}
      </div>
      <div className={css.choices}>
        {images.length > 1 && (
          <ArtworkThumbs images={images} chosen={chosen} onChoose={setChosen} onKeyDown={onKeyDown} />
        )}
        <button
          type="button"
          className={css.closer}
          onClick={() => void zoom()}
          tabIndex={-1}
          aria-hidden="true"
        >
          <Icon of={ZoomIn} small />
          Zoom in
        </button>
      </div>
      {Zoom && (
        <Zoom
          title={title}
          images={images}
          index={chosen}
          onChange={setChosen}
          onClose={() => {
            setZoom(null)
            picture.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}
