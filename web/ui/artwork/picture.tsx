import type { ComponentProps } from 'react'
import type { ImageView } from '#application/catalogue/contract.ts'
import { imageSource, imageSources } from './image-source.ts'
import * as css from './picture.css.ts'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  readonly image: ImageView
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string
  /** The page's first picture: fetched at once, before all else. All others wait until they come near. */
  readonly priority?: boolean
  /** Another text than the image's own; '' where a caption beside it says the same. */
  readonly alt?: string
}

/** A work, whole and at its own proportions, in the width the screen needs. */
export function Picture({
  image,
  sizes,
  priority = false,
  alt = image.alt,
  className = '',
  style,
  fetchPriority,
  ...rest
}: PictureProps) {
  return (
    <img
      {...rest}
      className={`${css.picture} ${className}`}
      style={{ backgroundColor: image.ground, ...style }}
      sizes={sizes}
      srcSet={imageSources(image, sizes)}
      src={imageSource(image.imageUrl, 800)}
      width={image.width}
      height={image.height}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : fetchPriority}
      // For scripts to learn when it stands on the screen: see picture-seen.
      {...(priority && { elementtiming: 'first' })}
    />
  )
}
