/** Says a sentence, in a line of its own. */
export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

/**
 * Says what a step does, and how long it took.
 * @param work may say something meanwhile: in a line of its own, behind which the step goes on in another one
 * @returns the step's result
 */
export async function step<Result>(
  title: string,
  work: (sayMeanwhile: typeof say) => Promise<Result>,
): Promise<Result> {
  process.stdout.write(`${title} … `)
  const started = performance.now()
  const result = await work((sentence) => void process.stdout.write(`\n${sentence}\n${title} … `))
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(`${seconds < 0.1 ? 'done' : `${seconds.toFixed(1)} s`}\n`)
  return result
}
