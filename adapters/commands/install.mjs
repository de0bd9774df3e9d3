// Runs on whatever Node.js the machine has (20 or newer), before anything is installed: no import but Node's own.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed'

function wanted() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(file))
  return hash.update(`${process.platform}-${process.arch}`).digest('hex')
}

/** What npm notes of the tree when all of it is there. */
const noted = 'node_modules/.package-lock.json'

/** What a file of JSON says; nothing where it cannot be read. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
const same = (one, other) => JSON.stringify(one ?? {}) === JSON.stringify(other ?? {})

/** The C library that programs run on here, as packages name it; nothing where a system has but one. */
const ownLibc = () =>
  process.platform === 'linux'
    ? process.report.getReport().header.glibcVersionRuntime
      ? 'glibc'
      : 'musl'
    : undefined

/** Whether a package is made for this machine; what names none is wanted by another one that does. */
const isMadeFor =
  (libc) =>
  ({ os = [], cpu = [], libc: libraries = [libc] }) =>
    [os].flat().includes(process.platform) &&
    [cpu].flat().includes(process.arch) &&
    [libraries].flat().includes(libc)

/** A package that was changed or half removed after npm was done is none. */
const isWhole = (path, doneAt) =>
  existsSync(`${path}/package.json`) && statSync(path).mtimeMs <= doneAt + 1_000

/**
 * Whether somebody else has installed what the lock file names, by `npm ci` or `npm install`: installing anew would take all of it
 * away under a shop that runs.
 * @param omitsDev whether the packages for tests may be missing
 */
function isInstalled(omitsDev) {
  const { packages: locked = {} } = read('package-lock.json')
  const { packages: there } = read(noted)
  if (!there) return false
  const own = read('package.json')
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
  if (!kinds.every((kind) => same(own[kind], locked['']?.[kind]))) return false
  const { mtimeMs } = statSync(noted)
  const isOfThisMachine = isMadeFor(ownLibc())
  const mayBeMissing = (entry) =>
    (entry.optional && !isOfThisMachine(entry)) || (omitsDev && (entry.dev || entry.devOptional))
  return (
    Object.keys(there).every((path) => path in locked) &&
    Object.entries(locked).every(([path, entry]) => {
      if (path === '') return true
      const found = there[path]
      if (!found) return mayBeMissing(entry)
      return found.version === entry.version && found.integrity === entry.integrity && isWhole(path, mtimeMs)
    })
  )
}

/** Where those packages come to stand that are surely installed here: what is optional may be another machine's. */
function awaited() {
  const isOfThisMachine = isMadeFor(ownLibc())
  return Object.entries(read('package-lock.json').packages ?? {})
    .filter(([path, entry]) => path !== '' && (!entry.optional || (entry.os && isOfThisMachine(entry))))
    .map(([path]) => path)
}

/** How far installing has come, in a line: npm makes all folders first, and a package is there once its own file is. */
function progress(paths, started) {
  const there = paths.filter((path) => existsSync(`${path}/package.json`)).length
  const what =
    there < paths.length
      ? `${there} of ${paths.length} packages are there …`
      : 'all packages are there, npm finishes its work …'
  return `  ${Math.round((Date.now() - started) / 1000)} s, ${what}`
}

/** Shows how far it has come: in a terminal in one line that changes each second, in a log by a line now and then. @returns what ends that */
function showProgress(started) {
  const { isTTY } = process.stdout
  const paths = awaited()
  const show = () =>
    process.stdout.write(isTTY ? `\r\x1b[K${progress(paths, started)}` : `${progress(paths, started)}\n`)
  const signs = setInterval(show, isTTY ? 1_000 : 5_000)
  return () => {
    clearInterval(signs)
    if (isTTY) process.stdout.write('\r\x1b[K')
  }
}

/** Runs a program. @returns its exit code, and all that it said; somebody who waits is shown meanwhile how far it has come */
function run(command, words) {
  return new Promise((resolve) => {
    const program = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (output += text))
    const stopShowing = showProgress(Date.now())
    const end = (status) => {
      stopShowing()
      resolve({ status, output })
    }
    program.once('error', (error) => {
      output += String(error)
      end(1)
    })
    program.once('close', end)
  })
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
const isStamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
if (!isStamped && !isInstalled(process.argv.includes('--omit=dev'))) {
  console.log('Installing packages (once; a minute or two) …')
  const started = Date.now()
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
  const { status, output } = await run(command, [...first, 'ci', '--include=dev', '--ignore-scripts'])
  if (status !== 0) {
    console.error(output)
    console.error(explain(output))
    process.exit(1)
  }
  writeFileSync(stamp, hash)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}
