import { readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { type PictureAnswer, type PictureTask, sizeFile } from './forked-codec.ts'
import { ownCodec } from './picture-codec.ts'
import { sharp } from './shut-sharp.ts'

// A process for one picture: forked-codec.ts says why. It leaves the other processors to the shop.
sharp.concurrency(1)

async function done(task: PictureTask): Promise<PictureAnswer> {
  if (task.kind === 'clean') {
    const { data, ...seen } = await ownCodec.clean(task.from)
    await writeFile(task.to, data)
    return { done: seen }
  }
  // Shoppers come first: nobody waits for these.
  setPriority(10)
  let place = 0
  for await (const data of ownCodec.sizes(await readFile(task.from), task.wanted))
    await writeFile(sizeFile(task.to, place++), data)
  return { done: null }
}

const answer = await done(JSON.parse(process.argv[2] ?? '') as PictureTask).catch(
  (error: Error & { code?: string }): PictureAnswer => ({ failed: error.message, code: error.code }),
)
process.send?.(answer, () => process.exit())
