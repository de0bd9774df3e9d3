import { hexToRgb, toLinear } from '../colour.ts'
import { length3, smoothstep } from '../maths.ts'
import type { Scene } from './scene.ts'

export type Triple = [number, number, number]

/** A hex colour as linear light. */
export const linear = (hex: string): Triple => {
  const [r, g, b] = hexToRgb(hex)
  return [toLinear(r), toLinear(g), toLinear(b)]
}

/** The camera's axes and place, and the lights, which walk around the work with the camera. */
export interface Rig {
  readonly eye: Triple
  readonly forward: Triple
  readonly right: Triple
  readonly up: Triple
  /** Units from the camera to the work's axis. */
  readonly distance: number
  readonly key: Triple
  readonly rim: Triple
  readonly fill: Triple
  /** Light that arrives from a direction, as a surface of the given roughness reflects it. */
  readonly room: (dx: number, dy: number, dz: number, rough: number, out: Triple) => void
}

const panel = (a: number, b: number, halfWidth: number, halfHeight: number, blur: number): number =>
  smoothstep(halfWidth + blur, halfWidth - blur, Math.abs(a)) *
  smoothstep(halfHeight + blur, halfHeight - blur, Math.abs(b))

/** Sets up camera and lights for a scene. A long lens: perspective is slight, as in a catalogue. */
export function rigFor(scene: Scene): Rig {
  const { turn, tilt, aim, view, window = false } = scene
  const distance = view * 6.8
  const sin = Math.sin(turn)
  const cos = Math.cos(turn)
  const down = Math.sin(tilt)
  const level = Math.cos(tilt)
  const toWorld = (right: number, up: number, towards: number): Triple => {
    const length = length3(right, up, towards)
    return [(right * cos + towards * sin) / length, up / length, (towards * cos - right * sin) / length]
  }
  const wall = linear(scene.wall[0])
  const stand = linear(scene.stand.colour)

  const room = (dx: number, dy: number, dz: number, rough: number, out: Triple): void => {
    const right = dx * cos - dz * sin
    const towards = dx * sin + dz * cos
    const blur = 0.025 + rough * 0.55
    const spread = 1 / (1 + rough * 1.6)
    const behind = smoothstep(0.25, -0.55, towards)
    const ceiling = smoothstep(-0.15 - blur, 0.95, dy)
    const floor = smoothstep(0.12 + blur * 0.6, -0.3 - blur * 0.6, dy)
    let light = 0.035 + 0.3 * ceiling
    // The key panel stands left and above, the strip right; both in the half of the room that the work faces.
    const facing = smoothstep(-0.55 - blur, -0.1 + blur, towards + 0.15)
    const px = right + 0.6
    const py = dy - 0.42
    let key = panel(px, py, 0.25, 0.36, blur)
    if (window && rough < 0.3) {
      const bar = smoothstep(0.012, 0.03, Math.abs(px)) * smoothstep(0.012, 0.03, Math.abs(py + 0.04))
      key *= 0.25 + 0.75 * bar
    }
    light += 3.4 * facing * key * spread
    light += 1.15 * panel(right - 0.86, dy - 0.12, 0.055, 0.6, blur) * spread
    for (let part = 0; part < 3; part++) {
      const tint = part === 0 ? 1.03 : part === 1 ? 1 : 0.96
      const value = light * tint + wall[part]! * behind * 0.62
      out[part] = value + (stand[part]! * 0.5 - value) * floor * 0.72
    }
  }

  return {
    eye: [sin * level * distance, aim + down * distance, cos * level * distance],
    forward: [-sin * level, -down, -cos * level],
    right: [cos, 0, -sin],
    up: [-sin * down, level, -cos * down],
    distance,
    key: toWorld(-0.66, 0.7, 0.44),
    rim: toWorld(0.8, 0.34, -0.52),
    fill: toWorld(0.62, 0.12, 0.78),
    room,
  }
}
