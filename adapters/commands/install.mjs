// Runs on whatever Node.js the machine has (20 or newer), before anything is installed: no import but Node's own.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed'

function wanted() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(file))
  return hash.update(`${process.platform}-${process.arch}`).digest('hex')
}

function explain(output) {
  if (/ENOSPC/.test(output)) return 'The disk is full. Make room (about 1 GB) and try again.'
  if (/EACCES|EPERM/.test(output))
    return 'This folder may not be written to. Change its owner, or clone into another one.'
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/.test(output))
    return 'The package registry cannot be reached. Check the network and try again.'
  return 'Installing failed. What npm said stands above.'
}

const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(`Node.js 20 or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

const hash = wanted()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  console.log('Installing packages (once; about a minute) …')
  const started = Date.now()
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
  // Not 'npm ci': it refuses a lock file that lacks packages for platforms which a registry does not carry.
  // What the lock file names is installed in that version and checked against its hash either way.
  const { status, stdout, stderr } = spawnSync(
    command,
    [...first, 'install', '--no-save', '--include=dev', '--ignore-scripts'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  if (status !== 0) {
    const output = `${stdout ?? ''}${stderr ?? ''}`
    console.error(output)
    console.error(explain(output))
    process.exit(1)
  }
  writeFileSync(stamp, hash)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}
