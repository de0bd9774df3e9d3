import { coverWith, easel } from '../drawing/brushwork.ts'
import { hexToRgb } from '../drawing/colour.ts'
import { namedIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { landscapes, motifOf } from './impasto-motifs.ts'

const names = Object.keys(landscapes) as (keyof typeof landscapes)[]

/** Small landscapes in thick oil, painted out of doors on a warm ground. */
export const impasto: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const work = easel(seed, width, height, hexToRgb('#a9805a'), { relief: 1, pickup: 0.12, variety: 0.034 })
  const setting = landscapes[namedIn(seed, names, random)]
  const sky = namedIn(seed, setting.sky, random)
  const motif = motifOf(setting, { width: work.width, height: work.height, random, noise }, sky)
  coverWith(work, motif.at, [58, 34, 20, 12])
  motif.finish(work)
  return work.finish({ tooth: 0.008, fibre: 0, weave: 0.016, light: 0.03 })
}
