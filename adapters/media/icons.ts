const dot = '#98391B'
const paper = '#FBF9F5'

/** How an icon stands on its ground: alone, as a tile with round corners, or out to edges that others cut. */
export type IconShape = 'dot' | 'tile' | 'maskable'

/** The logo's red dot, as large as each shape leaves room for; what is cut off of a maskable icon is its outer fifth. */
const drawings: Readonly<Record<IconShape, string>> = {
  dot: `<circle cx="8" cy="8" r="7" fill="${dot}"/>`,
  tile: `<rect width="16" height="16" rx="3.5" fill="${paper}"/><circle cx="8" cy="8" r="4.4" fill="${dot}"/>`,
  maskable: `<rect width="16" height="16" fill="${paper}"/><circle cx="8" cy="8" r="3.6" fill="${dot}"/>`,
}

/** The product's icon as SVG. */
const iconSvg = (shape: IconShape): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${drawings[shape]}</svg>`

/** The product's icon as PNG, `size` pixels high and wide. */
export async function iconPng(shape: IconShape, size: number): Promise<Buffer> {
  // Twenty megabytes, which a server that shows pictures does not need.
  const { sharp } = await import('./shut-sharp.ts')
  return sharp(Buffer.from(iconSvg(shape)), { density: (72 * size) / 16 })
    .resize(size, size)
    .png()
    .toBuffer()
}

/** The product's icon in the oldest form, for those who ask for nothing else: one PNG of 32 pixels in an ICO file. */
export async function iconIco(): Promise<Buffer> {
  const size = 32
  const png = await iconPng('dot', size)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
