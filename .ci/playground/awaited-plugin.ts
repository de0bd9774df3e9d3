import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const keeper = resolve('features/playground/stand-ins/async-hooks.ts')

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly argument?: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* awaitsIn(node: Node): Generator<Node> {
  if (node.type === 'AwaitExpression') yield node
  for (const held of Object.values(node) as unknown[])
    for (const each of Array.isArray(held) ? held : [held]) if (isNode(each)) yield* awaitsIn(each)
}

/** Texts by the place where they come in. */
function withInserted(code: string, inserted: readonly (readonly [at: number, text: string])[]): string {
  let from = 0
  let made = ''
  for (const [at, text] of inserted.toSorted(([one], [other]) => one - other)) {
    made += code.slice(from, at) + text
    from = at
  }
  return made + code.slice(from)
}

/**
 * Lets what belongs to an asynchronous course (Node's AsyncLocalStorage) go along where a browser waits: each 'await' notes it
 * before and takes it up again after. Packages wait by callbacks, which are seen without.
 */
export const awaitedPlugin: Plugin = {
  name: 'awaited',
  enforce: 'post',
  transform(code, id) {
    if (id.includes('node_modules') || id === keeper || !/\bawait\b/.test(code)) return undefined
    const places = [...awaitsIn(this.parse(code) as unknown as Node)].flatMap(({ start, end, argument }) =>
      argument
        ? [
            [start, '$again($course(), '] as const,
            [argument.start, '$settled('] as const,
            [argument.end, ')'] as const,
            [end, ')'] as const,
          ]
        : [],
    )
    if (places.length === 0) return undefined
    const imported = `import { again as $again, course as $course, settled as $settled } from ${JSON.stringify(keeper)};\n`
    return { code: imported + withInserted(code, places), map: null }
  },
}
