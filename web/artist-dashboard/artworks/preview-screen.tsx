import { ArrowLeft } from 'lucide'
import { useLoaderData } from 'react-router-dom'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { ownArtworkPage } from '#application/shared/dashboard-addresses.ts'
import { isForSale, isSoldOut } from '#domain/catalogue/artwork.ts'
import { ArtworkLabel } from '#web/catalogue/artwork/artwork-label.tsx'
import { layout, side } from '#web/catalogue/artwork/artwork-screen.css.ts'
import { ArtworkStage } from '#web/catalogue/artwork/artwork-stage.tsx'
import { WallRoom } from '#web/catalogue/artwork/wall-room.tsx'
import { PriceSplitBar } from '#web/catalogue/price-split-bar.tsx'
import { Link } from '#web/navigation/link.tsx'
import { wrap } from '#web/theme/layout.css.ts'
import { quietLink, small, standalone } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { SoldOut } from '#web/ui/feedback/status.tsx'
import * as css from './preview-screen.css.ts'

/** A work's own page before anyone else can see it: nothing can be bought, and nobody is counted. */
export function PreviewScreen() {
  const work = useLoaderData<OwnArtworkView>()
  const shown = { ...work, title: work.title || 'Untitled' }
  return (
    <>
      <header className={css.area}>
        <div className={`${wrap} ${css.head}`}>
          <Link className={`${quietLink} ${standalone} ${small}`} to={ownArtworkPage(work.id)}>
            <Icon of={ArrowLeft} small />
            Back to the form
          </Link>
          <p className={css.note}>Only you see this. In the gallery it will look like this.</p>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className={`${wrap} ${layout}`}>
          <ArtworkStage artwork={shown} />
          <div className={side}>
            <ArtworkLabel artwork={shown} by={work.artist.name} />
            {isSoldOut(work) && <SoldOut />}
            {isForSale(work) && <PriceSplitBar price={work.price} artistReceives={work.artistReceives} />}
          </div>
        </div>
        <WallRoom artwork={shown} />
      </main>
    </>
  )
}
