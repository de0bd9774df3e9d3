import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { plantedMistakes } from '#features/playground/mistakes/planted-mistakes.ts'

const root = resolve('.')
const swapping = resolve('features/playground/mistakes/swap.ts')

/** Names of functions by their files. */
const swappable = Map.groupBy(
  new Set(plantedMistakes.flatMap(({ swaps }) => swaps.map(({ of }) => of))),
  (of) => of.split(' ')[0] ?? '',
)

/** A file in which a function asks who does its work before it does it. */
function withSwap(code: string, of: string): string {
  const [, name = ''] = of.split(' ')
  const begins = new RegExp(`^export (function|const) ${name}\\b`, 'gm')
  if ([...code.matchAll(begins)].length !== 1)
    throw new Error(`A mistake is planted at ${of}, which is not there.`)
  const asking = `export function ${name}(...given) { return $inPlaceOf(${JSON.stringify(of)}, ${name}$real)(...given) }`
  return `${code.replace(begins, `$1 ${name}$real`)}\n${asking}\n`
}

/** Lets the playground put mistakes into rules of the domain, whose files know nothing of it. */
export const swapsPlugin: Plugin = {
  name: 'swaps',
  enforce: 'post',
  transform(code, id) {
    const all = swappable.get(relative(root, id))
    if (!all) return undefined
    const imported = `import { inPlaceOf as $inPlaceOf } from ${JSON.stringify(swapping)};\n`
    return { code: imported + all.reduce(withSwap, code), map: null }
  },
}
