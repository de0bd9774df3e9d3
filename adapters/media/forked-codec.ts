import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { processApart } from '#adapters/system/process-apart.ts'
import { turns } from '#adapters/system/turns.ts'
import type { Master, PictureCodec, WantedSize } from './picture-codec.ts'

/** What a process for a picture is asked; everything large goes by files. */
export type PictureTask =
  | { readonly kind: 'clean'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'sizes'
      readonly from: string
      readonly to: string
      readonly wanted: readonly WantedSize[]
    }

export type PictureAnswer =
  | { readonly done: Omit<Master, 'data'> | null }
  /** Errors of the decoder have no code. */
  | { readonly failed: string; readonly code: string | undefined }

const script = fileURLToPath(new URL('picture-process.ts', import.meta.url))

/** The decoder itself gives up earlier. */
const limits = { mostMemory: 64, patience: 120_000 }

/** The file where a process leaves the size that was wanted at this place. */
export const sizeFile = (folder: string, place: number): string => join(folder, `size-${place}`)

/** One process for one task: a decoder in the server would keep hundreds of megabytes for good. */
const apart = (task: PictureTask): Promise<Omit<Master, 'data'> | null> =>
  new Promise((resolve, reject) => {
    const child = processApart(script, { ...limits, told: JSON.stringify(task) }, reject)
    child.once('message', (answer: PictureAnswer) => {
      if ('done' in answer) resolve(answer.done)
      else reject(Object.assign(new Error(answer.failed), answer.code !== undefined && { code: answer.code }))
    })
    child.once('exit', (code, signal) => {
      reject(
        Object.assign(new Error(`The process for a picture has ended: ${signal ?? code}`), { code: 'EXIT' }),
      )
    })
  })

/** In processes of their own, which end when they are done; sizes are made for one picture at a time. */
export function forkedCodec(): PictureCodec {
  const sizing = turns(1)
  return {
    async clean(path) {
      const to = `${path}.webp`
      const seen = await apart({ kind: 'clean', from: path, to })
      if (!seen) throw new Error('A picture without a size.')
      return { ...seen, data: await readFile(to) }
    },

    async *sizes(master, wanted) {
      const folder = await mkdtemp(join(tmpdir(), 'sanaa-sizes-'))
      try {
        const from = join(folder, 'master')
        await writeFile(from, master)
        await sizing(() => apart({ kind: 'sizes', from, to: folder, wanted }))
        for (const place of wanted.keys()) yield await readFile(sizeFile(folder, place))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
