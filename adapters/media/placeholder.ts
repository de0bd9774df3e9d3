const smallest = 16
const largest = 4096
const address = /^(\d{1,4})x(\d{1,4})$/
const colours = /^[0-9a-f]{6}(-[0-9a-f]{6}){0,4}$/i

/**
 * A quiet SVG in a work's own colours that holds its place until the picture is ready: soft fields that melt into
 * one another, composed alike for every size.
 * @returns null for a size ('{width}x{height}') or palette ('{hex}-{hex}…') that cannot be one
 */
export function placeholderSvg(size: string, palette: string): string | null {
  const match = address.exec(size)
  if (!match || !colours.test(palette)) return null
  const width = Number(match[1])
  const height = Number(match[2])
  if (Math.min(width, height) < smallest || Math.max(width, height) > largest) return null

  const [ground = '', ...others] = palette.split('-').map((colour) => `#${colour}`)
  const places = [
    { x: 0.28, y: 0.3, r: 0.62 },
    { x: 0.78, y: 0.62, r: 0.54 },
    { x: 0.34, y: 0.86, r: 0.46 },
    { x: 0.82, y: 0.14, r: 0.38 },
  ]
  const side = Math.max(width, height)
  const fields = others.map((colour, index) => {
    const { x, y, r } = places[index] ?? places[0]!
    const gradient = `<radialGradient id="f${index}"><stop offset="0" stop-color="${colour}" stop-opacity=".85"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
    const field = `<circle cx="${Math.round(x * width)}" cy="${Math.round(y * height)}" r="${Math.round(r * side)}" fill="url(#f${index})"/>`
    return { gradient, field }
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${fields.map(({ gradient }) => gradient).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...fields.map(({ field }) => field),
    '</svg>',
  ].join('')
}
