import { Agent, request } from 'node:http'

/** What somebody asks for, again and again. */
export interface Load {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
}

/** How many were answered, and how long each took, in milliseconds. */
export interface Answered {
  readonly answered: number
  readonly milliseconds: readonly number[]
}

const ask = (agent: Agent, { url, headers }: Load): Promise<number> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
      response.resume()
    })
    asking.on('error', reject)
    asking.end()
  })

/** Keeps all connections busy for a while. @throws Error where something else than 200 was answered */
export async function loaded(load: Load, milliseconds: number): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const end = performance.now() + milliseconds
  const took: number[] = []
  const busy = async (): Promise<void> => {
    while (performance.now() < end) {
      const begun = performance.now()
      const status = await ask(agent, load)
      if (status !== 200) throw new Error(`${load.url} answered ${status}.`)
      took.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: load.connections }, busy))
  agent.destroy()
  return { answered: took.length, milliseconds: took }
}
