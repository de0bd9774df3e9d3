/** Says sentences, each in a line. */
export function sayAll(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stdout.write(`${sentence}\n`)
}

/** Says what a step does, and how long it took. @returns the step's result */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  process.stdout.write(`${title} … `)
  const started = performance.now()
  const result = await work()
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(`${seconds < 0.1 ? 'done' : `${seconds.toFixed(1)} s`}\n`)
  return result
}
