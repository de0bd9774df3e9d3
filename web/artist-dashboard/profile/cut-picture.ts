/** A rectangle in a picture, in its own pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** No face is shown larger. */
const largest = 1200

const loadedImage = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('This picture cannot be shown here.')))
    image.src = source
  })

/** A part of a picture, as a picture of its own. */
export async function cutPicture(source: string, area: Area, name: string): Promise<File> {
  const image = await loadedImage(source)
  const side = Math.min(largest, Math.round(area.width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (pen) {
    // A JPEG has no holes: what shines through would be black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, side, side)
    pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92)
  })
  if (!blob) throw new Error('This picture could not be cut.')
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
