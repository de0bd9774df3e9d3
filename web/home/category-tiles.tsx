import { useId } from 'react'
import type { CategoryCounts } from '#application/catalogue/contract.ts'
import { categoryLabel } from '#domain/catalogue/category.ts'
import { galleryHref } from '#web/catalogue/gallery/gallery-address.ts'
import { Link } from '#web/navigation/link.tsx'
import { section, sectionHead, wrap } from '#web/theme/layout.css.ts'
import { heading, spoken } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import * as css from './category-tiles.css.ts'
import { tileCategories } from './home-categories.ts'
import type { HomeData } from './home-routes.ts'
import { tileSizes } from './tile-sizes.ts'

interface CategoryTilesProps {
  readonly counts: CategoryCounts
  readonly pictures: HomeData['tilePictures']
}

/** Four ways into the gallery, with what each of them holds. */
export function CategoryTiles({ counts, pictures }: CategoryTilesProps) {
  const id = useId()
  return (
    <section className={section} aria-labelledby={id}>
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 className={heading.h1} id={id}>
            Available Categories
          </h2>
        </div>
        <div className={css.tiles}>
          {tileCategories.map((category) => (
            <Link key={category} className={css.tile} to={galleryHref({ category })}>
              <div className={css.detail}>
                {pictures[category] && (
                  <Picture image={pictures[category]} sizes={tileSizes(pictures[category])} alt="" />
                )}
              </div>
              <div className={css.label}>
                <h3 className={`${heading.h3} ${css.name}`}>{categoryLabel(category)}</h3>
                <span className={css.count}>
                  {counts[category]}
                  <span className={spoken}> artworks</span>
                </span>
              </div>
            </Link>
          ))}
        </div>
      </div>
    </section>
  )
}
