import { useState } from 'react'
import type { ImageView } from '#application/catalogue/contract.ts'
import { cssVar } from '#web/theme/css-var.ts'
import { Picture } from '#web/ui/picture.tsx'
import { stageSizes } from './artwork-routes.tsx'
import * as css from './artwork-stage.css.ts'

/** The work itself and, where there are several pictures of it, a choice of them. */
export function ArtworkStage({ images }: { images: readonly ImageView[] }) {
  const [chosen, setChosen] = useState(0)
  const image = images[chosen]
  return (
    <div className={css.stage}>
      <div className={css.main} style={cssVar(css.ratio, image ? image.width / image.height : 1)}>
        {image ? (
          <Picture image={image} sizes={stageSizes} priority />
        ) : (
          <p className={css.none}>There is no picture of this work yet.</p>
        )}
      </div>
      {images.length > 1 && (
        <div className={css.thumbs} role="group" aria-label="Images">
          {images.map((each, index) => (
            <button
              key={each.imageUrl}
              type="button"
              className={css.thumb}
              aria-current={index === chosen ? 'true' : undefined}
              aria-label={`Image ${index + 1} of ${images.length}: ${each.alt}`}
              onClick={() => setChosen(index)}
            >
              <Picture image={each} sizes="62px" alt="" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
