import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'

interface Content {
  readonly schema: object
  readonly example?: unknown
}
type Contents = Readonly<Record<string, Content>>

interface Described {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly (Content & { readonly name: string })[]
  readonly requestBody?: { readonly content: Contents }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Contents }>>
}

interface Description {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly securitySchemes: object; readonly schemas: object }
}

let api: RunningApi
let description: Description
let operations: readonly { readonly name: string; readonly operation: Described }[]
beforeAll(async () => {
  api = await runningApi()
  description = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as Description
  operations = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  )
})
afterAll(() => api.close())

it('every call has an id of its own, a tag that is explained, and says who may ask', () => {
  expect(operations.length).toBeGreaterThan(150)
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(ids.filter((id) => !/^[a-z][A-Za-z\d]+$/.test(id))).toEqual([])
  expect(ids.length).toBe(new Set(ids).size)
  const used = new Set(operations.flatMap(({ operation }) => operation.tags))
  expect(new Set(description.tags.map(({ name }) => name))).toEqual(used)
  const unsaid = operations.filter(({ operation: { tags, summary, security, responses } }) => {
    // Whoever must be signed in is told what happens where they are not.
    const isOpen = security.some((each) => Object.keys(each).length === 0)
    return tags.length !== 1 || summary === '' || security.length === 0 || !(isOpen || '401' in responses)
  })
  expect(unsaid.map(({ name }) => name)).toEqual([])
  const schemes = operations.flatMap(({ operation }) =>
    operation.security.flatMap((each) => Object.keys(each)),
  )
  expect(new Set(schemes)).toEqual(new Set(Object.keys(description.components.securitySchemes)))
})

it('every request and answer in JSON has an example, and each is as it is described', () => {
  // What is asked once or twice is not worth a second look at what it was compiled to.
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } })
  formats.default(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema({ $id: 'api', components: description.components })
  /** By their text: most calls are refused in the same words, and to compile those takes longest. */
  const known = new Map<string, object>()
  const absolute = (schema: object): object => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components')
    const there = known.get(text) ?? (JSON.parse(text) as object)
    known.set(text, there)
    return there
  }
  const wrong = operations.flatMap(({ name, operation }) =>
    [
      ...operation.parameters.map((each) => [each.name, each] as const),
      ...Object.values(operation.requestBody?.content ?? {}).map((each) => ['body', each] as const),
      // Files and streams have none.
      ...Object.entries(operation.responses).flatMap(([status, { content }]) => {
        const json = content?.['application/json']
        return json ? [[status, json] as const] : []
      }),
    ].flatMap(([what, { schema, example }]) =>
      example !== undefined && ajv.validate(absolute(schema), example)
        ? []
        : [`${name}, ${what}: ${JSON.stringify(example)} ${ajv.errorsText()}`],
    ),
  )
  expect(wrong).toEqual([])
  // It can fail.
  expect(ajv.validate(absolute({ $ref: '#/components/schemas/Error' }), { code: 'NOT' })).toBe(false)
})
