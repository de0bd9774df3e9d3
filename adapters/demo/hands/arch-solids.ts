/** An arched opening through a box: a round tunnel along z, of which the box keeps what lies outside. */
interface Opening {
  readonly centre: number
  readonly spring: number
  readonly radius: number
}

/** A wall, step or floor between two corners, in metres; `colour` is linear light. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly z0: number
  readonly x1: number
  readonly y1: number
  readonly z1: number
  readonly colour: readonly [number, number, number]
  readonly opening?: Opening
  /** Still water instead of plaster. */
  readonly water?: boolean
}

/** An upright drum, or (with `ball`) a sphere about (x, y0, z). */
export interface Drum {
  readonly x: number
  readonly z: number
  readonly radius: number
  readonly y0: number
  readonly y1: number
  readonly colour: readonly [number, number, number]
  readonly ball?: boolean
}

export interface Hit {
  t: number
  /** Number of the solid, boxes first; −1 for the sky. */
  solid: number
  nx: number
  ny: number
  nz: number
}

/** Finds what a ray meets; with `any` only whether it meets anything before `far`. */
export type Cast = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
  any: boolean,
  hit: Hit,
) => boolean

/** Rays against boxes, pierced boxes, drums and balls. */
export function castFor(boxes: readonly Box[], drums: readonly Drum[]): Cast {
  return (ox, oy, oz, dx, dy, dz, far, any, hit) => {
    hit.t = far
    hit.solid = -1
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    for (let k = 0; k < boxes.length; k++) {
      const box = boxes[k]!
      const ax = (box.x0 - ox) * ix
      const bx = (box.x1 - ox) * ix
      const ay = (box.y0 - oy) * iy
      const by = (box.y1 - oy) * iy
      const az = (box.z0 - oz) * iz
      const bz = (box.z1 - oz) * iz
      const inX = ax < bx ? ax : bx
      const inY = ay < by ? ay : by
      const inZ = az < bz ? az : bz
      let enter = inX > inY ? inX : inY
      if (inZ > enter) enter = inZ
      let leave = ax < bx ? bx : ax
      const outY = ay < by ? by : ay
      const outZ = az < bz ? bz : az
      if (outY < leave) leave = outY
      if (outZ < leave) leave = outZ
      if (enter > leave || leave < 1e-4 || enter > hit.t) continue
      let t = enter
      let u = 0
      let v = 0
      const hole = box.opening
      if (hole !== undefined) {
        const from = Math.max(enter, 1e-4)
        const pu = ox + dx * from - hole.centre
        const pv = oy + dy * from - hole.spring
        if (pu * pu + pv * pv < hole.radius * hole.radius) {
          // Air within the tunnel: on to its far side, or out of the box.
          const a = dx * dx + dy * dy || 1e-9
          const b = pu * dx + pv * dy
          const c = pu * pu + pv * pv - hole.radius * hole.radius
          t = from + (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a
          if (t > leave || t > hit.t) continue
          u = (ox + dx * t - hole.centre) / hole.radius
          v = (oy + dy * t - hole.spring) / hole.radius
          if (v < 0) continue
        }
      }
      if (t < 1e-4) continue
      if (any) return true
      hit.t = t
      hit.solid = k
      hit.nx = 0
      hit.ny = 0
      hit.nz = 0
      if (u !== 0 || v !== 0) {
        hit.ny = -v
        hit.nx = -u
      } else if (enter === inX) hit.nx = dx > 0 ? -1 : 1
      else if (enter === inY) hit.ny = dy > 0 ? -1 : 1
      else hit.nz = dz > 0 ? -1 : 1
    }
    for (let k = 0; k < drums.length; k++) {
      const drum = drums[k]!
      const px = ox - drum.x
      const pz = oz - drum.z
      const py = drum.ball ? oy - drum.y0 : 0
      const vy = drum.ball ? dy : 0
      const a = dx * dx + dz * dz + vy * vy || 1e-9
      const b = px * dx + pz * dz + py * vy
      const c = px * px + pz * pz + py * py - drum.radius * drum.radius
      const d = b * b - a * c
      if (d <= 0) continue
      const t = (-b - Math.sqrt(d)) / a
      const y = oy + dy * t
      if (t > 1e-4 && t < hit.t && (drum.ball || (y > drum.y0 && y < drum.y1))) {
        if (any) return true
        hit.t = t
        hit.solid = boxes.length + k
        hit.nx = (px + dx * t) / drum.radius
        hit.ny = drum.ball ? (py + dy * t) / drum.radius : 0
        hit.nz = (pz + dz * t) / drum.radius
        continue
      }
      if (drum.ball) continue
      const lid = (drum.y1 - oy) * iy
      if (lid > 1e-4 && lid < hit.t && (px + dx * lid) ** 2 + (pz + dz * lid) ** 2 < drum.radius ** 2) {
        if (any) return true
        hit.t = lid
        hit.solid = boxes.length + k
        hit.nx = 0
        hit.ny = dy > 0 ? -1 : 1
        hit.nz = 0
      }
    }
    return hit.solid >= 0
  }
}
