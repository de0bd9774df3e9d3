import type { DemoWork } from './demo-artist.ts'
import { type DemoView, pictureSize, viewSize } from './demo-sources.ts'
import { onAWall } from './drawing/on-a-wall.ts'
import type { Draw, Picture } from './drawing/picture.ts'

/** How much closer a detail is. */
const closer = 2

/** Draws one view of a work. */
export function drawView(draw: Draw, work: DemoWork, view: DemoView): Picture {
  const whole = pictureSize(work)
  if (view === 'detail')
    return middleOf(draw(work.seed, whole.width * closer, whole.height * closer), whole.width, whole.height)
  const picture = draw(work.seed, whole.width, whole.height)
  return view === 'wall' ? onAWall(picture, work, viewSize(work, 'wall')) : picture
}

/** A part of a picture, a little above its middle, where most works have most to show. */
function middleOf(picture: Picture, width: number, height: number): Picture {
  const left = Math.round((picture.width - width) / 2)
  const top = Math.round((picture.height - height) * 0.42)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4)
  }
  return { width, height, data }
}
