import { ArrowLeft } from 'lucide'
import { Link, useLoaderData } from 'react-router-dom'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { isForSale, isSoldOut } from '#domain/catalogue/artwork.ts'
import { ArtworkLabel } from '#web/catalogue/artwork-label.tsx'
import { layout, side } from '#web/catalogue/artwork-screen.css.ts'
import { ArtworkStage } from '#web/catalogue/artwork-stage.tsx'
import { PriceSplitBar } from '#web/catalogue/price-split-bar.tsx'
import { WallRoom } from '#web/catalogue/wall-room.tsx'
import { wrap } from '#web/theme/layout.css.ts'
import { quietLink, small, standalone } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SoldOut } from '#web/ui/status.tsx'
import { editHref } from './artist-hrefs.ts'
import * as css from './preview-screen.css.ts'

/** A work's own page before anyone else can see it: nothing can be bought, and nobody is counted. */
export function PreviewScreen() {
  const work = useLoaderData<OwnArtworkView>()
  const shown = { ...work, title: work.title || 'Untitled' }
  return (
    <>
      <header className={css.area}>
        <div className={`${wrap} ${css.head}`}>
          <Link className={`${quietLink} ${standalone} ${small}`} to={editHref(work.id)}>
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
