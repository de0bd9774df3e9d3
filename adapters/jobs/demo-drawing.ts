import { fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PictureQueue, WaitingPicture } from '#application/catalogue/picture-queue.ts'
import type { StoredImage } from '#application/shared/image-store.ts'

const drawingProcess = fileURLToPath(new URL('../commands/drawing-process.ts', import.meta.url))

/** Milliseconds. */
const beforeRetry = 2_000
const mostTries = 60

interface Reports {
  begun(count: number): void
  /** After each picture: how many of how many are there. */
  drawn(done: number, all: number): void
  failed(reason: string): void
}

/**
 * Draws the pictures that wait, in a process of its own with low priority, and shows each as soon as it is there.
 * What was not finished when the process ended, a picture or one of its sizes, is done after the next start.
 * @param first the works and artists whose pictures are drawn before the others
 * @param place where pictures are kept: a folder, or a bucket's address
 * @returns how to stop early
 */
export async function drawDemo(
  queue: PictureQueue,
  first: readonly string[],
  place: string,
  report: Reports,
): Promise<() => void> {
  const waiting = await queue.waiting(first)
  if (waiting.length > 0) report.begun(waiting.length)
  let done = 0
  let stopped = false
  const child = fork(drawingProcess, [place], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  /** The database may be away for a moment. */
  async function hang(picture: WaitingPicture, stored: StoredImage, triesLeft = mostTries): Promise<void> {
    if (stopped) return
    try {
      await queue.ready(picture, stored)
    } catch (error) {
      if (triesLeft === 1) return report.failed(String(error))
      await delay(beforeRetry, undefined, { ref: false })
      return hang(picture, stored, triesLeft - 1)
    }
    report.drawn(++done, waiting.length)
  }
  child.on('message', ({ picture, stored }: { picture: WaitingPicture; stored: StoredImage }) => {
    void hang(picture, stored)
  })
  child.on('error', (error) => {
    if (!stopped) report.failed(String(error))
  })
  child.on('exit', (code, signal) => {
    // Ctrl-C reaches it as well, and before the product has stopped it.
    const isStop = signal === 'SIGINT' || signal === 'SIGTERM'
    if (code !== 0 && !stopped && !isStop) report.failed(`the drawing process ended with ${code ?? signal}`)
  })
  // Where it cannot be reached, 'error' or 'exit' has said so.
  child.send(waiting, () => undefined)
  return () => {
    stopped = true
    child.kill()
  }
}
