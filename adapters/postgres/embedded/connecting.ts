import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** A port that nobody uses just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Whether a process with this id runs. */
export const processLives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Milliseconds that a server has for a hello: whoever else listens at its port may say nothing at all. */
const patience = 2_000

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    await client.end().catch(() => undefined)
    return false
  }
}

/** For thirty seconds. */
const mostTries = 600
const betweenTries = 50

/** @throws Error with the server's own words when it does not come up */
export async function untilAnswering(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    if (await answers(url)) return
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`PostgreSQL ended while starting:\n${log()}`)
    await delay(betweenTries)
  }
  throw new Error(`PostgreSQL did not answer within 30 seconds:\n${log()}`)
}

/** What the server over a folder says of itself; zeros where there is none. */
export async function serverIn(data: string): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return { pid: Number(lines[0]) || 0, port: Number(lines[3]) || 0 }
}

/** A server that outlived us (after a kill -9) is taken over instead of fought with. */
export async function stillRunning(
  data: string,
  urlAt: (port: number) => string,
): Promise<{ pid: number; port: number } | null> {
  const { pid, port } = await serverIn(data)
  if (!pid || !port || !processLives(pid)) return null
  return (await answers(urlAt(port))) ? { pid, port } : null
}

/** Waits for a server that another process has begun over a folder; null where none comes. */
export async function untilRunning(
  data: string,
  urlAt: (port: number) => string,
): Promise<{ pid: number; port: number } | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const found = await stillRunning(data, urlAt)
    if (found) return found
    await delay(betweenTries)
  }
  return null
}

/** Creates the product's database where it is not there yet: before that, no query builder has one to ask. */
export async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const there = async (): Promise<boolean> =>
      (await client.query(`select 1 from pg_database where datname = 'sanaa'`)).rowCount === 1
    if (await there()) return
    await client.query('create database sanaa').catch(async (error: unknown) => {
      // Another process of ours may have been quicker.
      if (!(await there())) throw error
    })
  } finally {
    await client.end()
  }
}
