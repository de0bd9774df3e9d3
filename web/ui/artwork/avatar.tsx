import * as css from './avatar.css.ts'
import { imageSource } from './image-source.ts'

interface AvatarProps {
  readonly name: string
  readonly picture: string | null
  /** Width and height in CSS pixels. */
  readonly size: number
  readonly className?: string
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')

/** An artist's face, or the initials while there is none. The name stands beside it, so it says nothing itself. */
export function Avatar({ name, picture, size, className = '' }: AvatarProps) {
  if (picture === null)
    return (
      <span
        className={`${css.initials} ${className}`}
        style={{ width: size, height: size, fontSize: size * 0.36 }}
        data-initials={initialsOf(name)}
        aria-hidden="true"
      />
    )
  return (
    <img
      className={`${css.avatar} ${className}`}
      src={imageSource(picture, size > 120 ? 480 : 240)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  )
}
