import type { CSSProperties } from 'react'
import * as css from './skeleton.css.ts'

/** A block in the shape of what is coming; breathing, or still where motion is unwelcome. */
export function Bone(shape: Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'maxWidth'>) {
  return <div className={css.bone} style={shape} />
}
