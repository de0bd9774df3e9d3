import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide'
import { Lightbox, type SlideImage } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
// By its address: inside of the one stylesheet it would burden every page.
import lightboxStyles from 'yet-another-react-lightbox/styles.css?url'
import type { ImageView } from '#application/catalogue/contract.ts'
import { imageWidths } from '#application/shared/image-store.ts'
import { reducedMotion } from '#web/theme/breakpoints.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './artwork-zoom.css.ts'

interface ArtworkZoomProps {
  readonly title: string
  readonly images: readonly ImageView[]
  /** The picture that is shown first. */
  readonly index: number
  readonly onChange: (index: number) => void
  readonly onClose: () => void
}

const slideOf = ({ imageUrl, width, height, alt }: ImageView): SlideImage => ({
  src: imageSource(imageUrl, 1600),
  alt,
  width,
  height,
  srcSet: imageWidths.map((each) => ({
    src: imageSource(imageUrl, each),
    width: each,
    height: Math.round((each * height) / width),
  })),
})

const calm = { fade: 220, swipe: 300, zoom: 220 }
const still = { fade: 0, swipe: 0, zoom: 0, navigation: 0 }

/** The pictures of a work on the whole screen, to be looked at closely: by wheel, pinch, double tap, keys or buttons. */
export function ArtworkZoom({ title, images, index, onChange, onClose }: ArtworkZoomProps) {
  const isAlone = images.length === 1
  const nothing = () => null
  return (
    <>
      <link rel="stylesheet" href={lightboxStyles} precedence="default" />
      <Lightbox
        open
        className={css.zoom}
        close={onClose}
        index={index}
        slides={images.map(slideOf)}
        plugins={[Zoom]}
        labels={{
          Lightbox: title,

          'Photo gallery': `Pictures of ${title}`,
          Previous: 'Previous image',
          Next: 'Next image',
        }}
        on={{ view: ({ index: shown }) => onChange(shown) }}
        animation={window.matchMedia(reducedMotion).matches ? still : calm}
        carousel={{ finite: true, preload: 1, padding: '24px' }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: 4, scrollToZoom: true, pinchZoomV4: true, doubleClickMaxStops: 1 }}
        render={{
          iconClose: () => <Icon of={X} />,
          iconZoomIn: () => <Icon of={ZoomIn} />,
          iconZoomOut: () => <Icon of={ZoomOut} />,
          iconPrev: () => <Icon of={ChevronLeft} />,
          iconNext: () => <Icon of={ChevronRight} />,
          ...(isAlone && { buttonPrev: nothing, buttonNext: nothing }),
        }}
      />
    </>
  )
}
