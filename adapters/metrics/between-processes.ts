import cluster, { type Worker } from 'node:cluster'
import type { AskAll } from './metrics-server.ts'
import type { ProcessMetrics, ServerMetrics } from './server-metrics.ts'

/** Milliseconds that a process has for its answer: whoever scrapes waits ten seconds. */
const usualPatience = 4_000

interface Ready {
  readonly metrics: 'ready'
}
interface Asked {
  readonly metrics: 'asked'
  readonly question: number
  readonly isForAll: boolean
}
interface Collected {
  readonly metrics: 'collected'
  readonly question: number
  readonly collected: ProcessMetrics
}

const isOurs = <Message extends Ready | Asked | Collected>(
  message: unknown,
  kind: Message['metrics'],
): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message && message.metrics === kind

/** Has a server process answer what the first one asks. */
export function answerTheFirst({ collect }: Pick<ServerMetrics, 'collect'>): void {
  // The first process may be gone before the answer is there.
  const send = (message: Ready | Collected) => process.send?.(message, undefined, undefined, () => undefined)
  process.on('message', (message) => {
    if (!isOurs<Asked>(message, 'asked')) return
    const { question, isForAll } = message
    void collect(isForAll).then((collected) => send({ metrics: 'collected', question, collected }))
  })
  send({ metrics: 'ready' })
}

/**
 * Asks all server processes that have said that they answer, the longest there for what is counted for all. One that begins or
 * ends just now is left out.
 */
export function asksServerProcesses(patience = usualPatience): AskAll {
  const ready = new Set<Worker>()
  const waiting = new Map<number, (collected: ProcessMetrics) => void>()
  let questions = 0
  cluster.on('message', (worker, message: unknown) => {
    if (isOurs<Ready>(message, 'ready')) ready.add(worker)
    else if (isOurs<Collected>(message, 'collected')) waiting.get(message.question)?.(message.collected)
  })
  cluster.on('disconnect', (worker) => ready.delete(worker))

  async function ask(worker: Worker, isForAll: boolean): Promise<ProcessMetrics | null> {
    questions += 1
    const question = questions
    const { promise, resolve } = Promise.withResolvers<ProcessMetrics | null>()
    waiting.set(question, resolve)
    const enough = setTimeout(resolve, patience, null)
    const message: Asked = { metrics: 'asked', question, isForAll }
    worker.send(message, (error) => error && resolve(null))
    const collected = await promise
    clearTimeout(enough)
    waiting.delete(question)
    return collected
  }

  return async () => {
    const answers = await Promise.all([...ready].map((worker, place) => ask(worker, place === 0)))
    const collected = answers.filter((answer) => answer !== null)
    if (collected.length === 0) throw new Error('No server process has answered.')
    return collected
  }
}
