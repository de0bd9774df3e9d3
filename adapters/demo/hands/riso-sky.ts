import { mix } from '../drawing/colour.ts'
import { clamp, length2, smoothstep, TAU } from '../drawing/maths.ts'
import { eachPixel, fill } from '../drawing/raster.ts'
import { circle, ellipse } from '../drawing/shapes.ts'
import { type Drum, pill } from './riso-press.ts'

/** Three inks meeting in stipple, the sun or moon with its rings or rays, long clouds. */
export function drawSky(drum: Drum): void {
  const { raster, random, unit, width, height, sky, sun, horizon, grain, sunColour, light, night } = drum
  const reach = 1 / Math.min(width, height)
  eachPixel(raster, (x, y, i, data) => {
    const away = length2(x - sun.x, y - sun.y) * reach
    const noise = grain(x, y) - 0.5
    const t = clamp(clamp(y / horizon - 0.16 * Math.exp(-away * away * 32)) + noise * 0.3) * 2
    const upper = t < 1
    const a = upper ? sky[0]! : sky[1]!
    const b = upper ? sky[1]! : sky[2]!
    const share = (upper ? t : t - 1) > 0.5 + noise * 0.2 ? 0.86 : 0
    const f = share + 0.14 * (t % 1)
    for (let part = 0; part < 3; part++) data[i + part] = a[part]! + (b[part]! - a[part]!) * f
  })
  if (night)
    for (let k = 0; k < 240; k++) {
      const radius = (0.6 + Math.abs(random.normal(0, 0.8))) * unit
      fill(
        raster,
        [ellipse(random.range(0, width), random.range(0, horizon), radius, radius, 0, 10)],
        sunColour,
        {
          opacity: random.range(0.3, 1),
        },
      )
    }
  const halo = random.pick(['rings', 'rays', 'none'] as const)
  if (halo === 'rings')
    for (let k = 4; k >= 1; k--)
      fill(raster, [circle(sun.x, sun.y, sun.radius * (1 + k * 0.55))], sunColour, {
        opacity: 0.16,
        texture: (x, y) => (grain(x, y) < 0.8 - k * 0.12 ? 1 : 0.25),
      })
  if (halo === 'rays') {
    const far = width + height
    for (let k = 0; k < 28; k++) {
      const angle = (k / 28) * TAU
      const spot = (turn: number, distance: number) => [
        sun.x + Math.cos(angle + turn) * distance,
        sun.y + Math.sin(angle + turn) * distance,
      ]
      const near = sun.radius * 1.3
      fill(
        raster,
        [[...spot(-0.045, near), ...spot(0, far), ...spot(0.08, far), ...spot(0.045, near)]],
        sunColour,
        {
          opacity: 0.26,
          texture: (x, y) => (grain(x, y) > 0.2 + length2(x - sun.x, y - sun.y) * reach * 0.85 ? 1 : 0),
        },
      )
    }
  }
  const disc = [circle(sun.x, sun.y, sun.radius)]
  fill(raster, disc, sunColour)
  fill(raster, disc, mix(sunColour, light, 0.6), {
    texture: (x, y) => (grain(x, y) < smoothstep(-0.2, 1.3, (y - sun.y) / sun.radius) * 0.75 ? 0.8 : 0),
  })
  for (let k = random.int(2, 6); k > 0; k--) {
    const x = random.range(-0.1, 1.1) * width
    const y = random.range(0.06, 0.85) * horizon
    const length = random.range(0.14, 0.4) * width
    const thick = random.range(7, 16) * unit
    for (let bar = 0; bar < 4; bar++) {
      const own = length * random.range(0.35, 1)
      const colour = night ? mix(sky[1]!, sky[2]!, 0.4) : mix(light, sky[2]!, random.next())
      pill(
        drum,
        x + random.range(-0.3, 0.3) * length - own / 2,
        y + (bar - 1.5) * thick * 0.9,
        own,
        thick,
        colour,
      )
    }
  }
  if (random.chance(0.55)) {
    const [x, y] = [random.range(0.2, 0.8) * width, horizon * random.range(0.2, 0.55)]
    for (let k = random.int(3, 6); k > 0; k--)
      drawBird(
        drum,
        x + random.normal(0, 66) * unit,
        y + random.normal(0, 26) * unit,
        random.range(9, 17) * unit,
      )
  }
}

function drawBird(drum: Drum, x: number, y: number, size: number): void {
  const wing = [
    [-1, -0.3],
    [-0.55, -0.48],
    [0, -0.02],
    [0.55, -0.48],
    [1, -0.3],
    [0.5, -0.3],
    [0, 0.16],
    [-0.5, -0.3],
  ].flatMap(([u, v]) => [x + u! * size, y + v! * size])
  fill(drum.raster, [wing], drum.night ? drum.light : drum.hills[4]!)
}
