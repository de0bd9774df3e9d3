import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/** What the lock file says of a package at a path below node_modules. */
interface Locked {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  /** For tests alone. */
  readonly dev?: boolean
  /** Left out where it does not suit the machine. */
  readonly optional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
type Packages = Readonly<Record<string, Locked>>

/** One package of a bill of materials, as CycloneDX 1.5 has it. */
export interface Component {
  readonly type: 'library'
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly scope: 'required' | 'optional'
  readonly licenses?: readonly { readonly expression: string }[]
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[]
}

const folder = 'node_modules/'
const nameAt = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length)
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`

/** As Node.js looks for it: beside the package that wants it, and then further and further out. */
function foundFrom(packages: Packages, path: string, name: string): string | undefined {
  for (let within = path; ; within = within.slice(0, Math.max(within.lastIndexOf(folder) - 1, 0))) {
    const candidate = `${within === '' ? '' : `${within}/`}${folder}${name}`
    if (candidate in packages) return candidate
    if (within === '') return undefined
  }
}

function componentAt(path: string, { version = '', license, integrity, optional }: Locked): Component {
  const name = nameAt(path)
  const [, sha512] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: purlOf(name, version),
    scope: optional ? 'optional' : 'required',
    ...(license && { licenses: [{ expression: license }] }),
    ...(sha512 && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
    }),
  }
}

/** The bill of materials (CycloneDX 1.5) of what a lock file needs outside of tests; the same for the same lock file. */
export function billOfMaterials(lockFile: string) {
  const { packages } = JSON.parse(lockFile) as { readonly packages: Packages }
  const needed = Object.entries(packages).filter(([, { dev }]) => !dev)
  const { version = '', license } = packages[''] ?? {}
  const digest = createHash('sha256').update(lockFile).digest('hex')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    // Made from what it is about, in the form of a UUID.
    serialNumber: `urn:uuid:${digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'sanaa',
        name: 'sanaa',
        version,
        purl: purlOf('sanaa', version),
        ...(license && { licenses: [{ expression: license }] }),
      },
    },
    components: needed.filter(([path]) => path !== '').map(([path, locked]) => componentAt(path, locked)),
    dependencies: needed.map(([path, { dependencies, optionalDependencies }]) => ({
      ref: path || 'sanaa',
      dependsOn: Object.keys({ ...dependencies, ...optionalDependencies })
        .map((name) => foundFrom(packages, path, name))
        .filter((found) => found !== undefined),
    })),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await mkdir('reports', { recursive: true })
  await writeFile(
    'reports/sbom.json',
    `${JSON.stringify(billOfMaterials(await readFile('package-lock.json', 'utf8')), null, 2)}\n`,
  )
  process.stdout.write('reports/sbom.json\n')
}
