import { type CSSProperties, type MouseEvent, useState } from 'react'
import type { ImageView } from '#application/catalogue/contract.ts'
import { artworkPage } from '#application/shared/addresses.ts'
import { useChanging } from '#web/navigation/use-changing.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'

/** What a picture of a work is called while its page comes or goes, so that the one grows into the other. */
export function useGrowing(id: string): CSSProperties | undefined {
  return useChanging(artworkPage(id)) ? { viewTransitionName: `work-${id}` } : undefined
}

/** The picture that was pressed last, in the width in which it was seen. */
let pressed: string | null = null

/** Keeps which picture a card shows whose link is pressed: its work's page begins with it. */
export function keepPicture({ currentTarget }: MouseEvent): void {
  const picture = currentTarget.closest('article')?.querySelector('img')
  pressed = picture?.complete && picture.currentSrc ? new URL(picture.currentSrc).pathname : null
}

const sameWidth = (imageUrl: string): string => imageSource(imageUrl, 800)

/** A picture that was pressed stands behind its larger one, until that has come. */
export function useSmallPicture(image: ImageView | undefined) {
  const [small, setSmall] = useState(() =>
    image && pressed !== null && sameWidth(pressed) === sameWidth(image.imageUrl) ? pressed : null,
  )
  return {
    style: small === null ? undefined : { background: `url("${small}") 0 0 / 100% 100%` },
    onLoad: () => setSmall(null),
  }
}
