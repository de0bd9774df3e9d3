import { fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PictureQueue, WaitingPicture } from '#application/catalogue/picture-queue.ts'
import type { StoredImage } from '#application/shared/image-store.ts'

const drawingProcess = fileURLToPath(new URL('../commands/drawing-process.ts', import.meta.url))

/** Milliseconds. */
const beforeRetry = 2_000
const mostTries = 60

/** Pictures. */
const betweenReports = 100

interface DrawnPicture {
  readonly picture: WaitingPicture
  readonly stored: StoredImage
}

interface Reports {
  begun(count: number): void
  /** Now and then: how many of how many are there. */
  drawn(done: number, all: number): void
  /** Nothing more comes: how many of how many are there. */
  finished(done: number, all: number): void
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
  const hanging = new Set<Promise<void>>()
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
    if (++done % betweenReports === 0 && done < waiting.length) report.drawn(done, waiting.length)
  }
  let isAllDrawn = false
  /** The last picture may hang after the drawing process has nothing more to draw. */
  function tellFinished(): void {
    if (isAllDrawn && hanging.size === 0 && !stopped && waiting.length > 0)
      report.finished(done, waiting.length)
  }
  child.on('message', (drawn: DrawnPicture | 'all drawn') => {
    if (drawn === 'all drawn') {
      isAllDrawn = true
      return tellFinished()
    }
    const { picture, stored } = drawn
    const hung = hang(picture, stored).finally(() => {
      hanging.delete(hung)
      tellFinished()
    })
    hanging.add(hung)
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
