import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureQueue, WaitingPicture } from '#application/catalogue/picture-queue.ts'
import type { StoredImage } from '#application/shared/image-store.ts'

const drawingProcess = fileURLToPath(new URL('../commands/drawing-process.ts', import.meta.url))

interface Reports {
  begun(count: number): void
  /** After each picture: how many of how many are there. */
  drawn(done: number, all: number): void
  failed(reason: string): void
}

/**
 * Draws the pictures that wait, in a process of its own with low priority, and shows each as soon as it is there.
 * What was not finished when the process ended, a picture or one of its sizes, is done after the next start.
 * @returns how to stop early
 */
export async function drawDemo(
  queue: PictureQueue,
  mediaFolder: string,
  report: Reports,
): Promise<() => void> {
  const waiting = await queue.waiting()
  if (waiting.length > 0) report.begun(waiting.length)
  let done = 0
  let stopped = false
  const child = fork(drawingProcess, [mediaFolder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.on('message', ({ picture, stored }: { picture: WaitingPicture; stored: StoredImage }) => {
    queue.ready(picture, stored).then(
      () => report.drawn(++done, waiting.length),
      (error: unknown) => report.failed(String(error)),
    )
  })
  child.on('exit', (code) => {
    if (code !== 0 && !stopped) report.failed(`the drawing process ended with ${code}`)
  })
  child.send(waiting)
  return () => {
    stopped = true
    child.kill()
  }
}
