import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { processLives, serverIn } from './connecting.ts'

/** Milliseconds between two looks at a server that is not our child. */
const betweenLooks = 500

/** A PostgreSQL server that runs, whoever started it. */
export interface RunningServer {
  /** Whether this process has started it. */
  readonly own: boolean
  readonly ended: Promise<void>
  /** Ends it and waits for that. */
  stop(): Promise<void>
}

/** A child of this process. */
export function ownServer(child: ChildProcess): RunningServer {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    own: true,
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGINT')
      await ended
    },
  }
}

/** A server that somebody else started over the same folder. */
export function adoptedServer(data: string, pid: number): RunningServer {
  async function untilEnded(): Promise<void> {
    while (processLives(pid) && (await serverIn(data)).pid === pid)
      await delay(betweenLooks, undefined, { ref: false })
  }
  return {
    own: false,
    ended: untilEnded(),
    stop: async () => {
      if (processLives(pid)) process.kill(pid, 'SIGINT')
      while (processLives(pid)) await delay(20)
    },
  }
}
