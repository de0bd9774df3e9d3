import type Router from '@koa/router'
import { brand } from '#domain/shared/brand.ts'
import type { FormShape } from '../forms/form-shape.ts'
import { addressParts } from '../requests/address-parts.ts'
import { shapeOf } from '../requests/shape.ts'
import { knownRuleOf, type RouteRule } from '../route-rules.ts'
import { exampleOf } from './examples.ts'
import { errorSchema, nameOf, type Operation, operationsIn } from './operation.ts'
import { type JsonSchema, namedSchemas } from './schema.ts'
import { shapeSchema } from './shape-schema.ts'
import { allTags, tagOf } from './tags.ts'

const json = (schema: JsonSchema) => ({ 'application/json': { schema, example: exampleOf(schema) } })

const partSchemas = shapeSchema(shapeOf(addressParts)).properties as Readonly<Record<string, JsonSchema>>

function parametersOf({ path, query, headers = {}, optionalHeaders = {} }: Operation): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: partSchemas[name] ?? { type: 'string' },
    example: exampleOf(partSchemas[name] ?? { type: 'string' }, name),
  }))
  const { properties = {}, required = [] } = (query ? shapeSchema(query) : {}) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    example: exampleOf(schema, name),
  }))
  const inHeader = Object.entries({ ...headers, ...optionalHeaders }).map(([name, schema]) => ({
    name,
    in: 'header',
    required: name in headers,
    schema,
    example: exampleOf(schema, name),
  }))
  return [...inPath, ...inQuery, ...inHeader]
}

function formSchema({ fields, files: { name, most, optional = false, ...about } }: FormShape): JsonSchema {
  const {
    properties,
    required = [],
    ...rest
  } = shapeSchema(fields) as {
    readonly properties?: object
    readonly required?: readonly string[]
  }
  const file = { type: 'string', format: 'binary', ...(about.described && { description: about.described }) }
  const files = most === undefined ? file : { type: 'array', items: file, maxItems: most }
  return {
    ...rest,
    properties: { ...properties, [name]: files },
    required: optional ? required : [...required, name],
  }
}

function requestBodyOf({ body, form, isBodyRaw }: Operation): object | undefined {
  if (isBodyRaw) return { required: true, content: json({ type: 'object' }) }
  if (body) return { required: true, content: json(shapeSchema(body)) }
  if (!form) return undefined
  const schema = formSchema(form)
  return { required: true, content: { 'multipart/form-data': { schema, example: exampleOf(schema) } } }
}

/** What any call can be answered: a foreign origin, too much at once. */
const refusal = { description: 'The call could not be answered.', content: json(errorSchema) }
const away = {
  description: 'Nobody can answer just now: too much is asked at once, or the database is away',
  headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  content: json(errorSchema),
}

/** What may be wrong with what is sent, whatever the call is about. */
function unreadable({ method, body, form, isBodyRaw }: Operation): Operation['answers'] {
  if (method === 'get') return {}
  return {
    400: { description: 'The body could not be read' },
    ...(form ? {} : { 408: { description: 'The body did not arrive within 30 seconds' } }),
    ...(body || form || isBodyRaw ? { 413: { description: 'The body is too large' } } : {}),
    415: { description: 'Not what is understood here' },
    422: { description: 'Something is wrong, or not known here; fields says what' },
    ...(form ? { 429: { description: 'Too much at a time; Retry-After says when to come back' } } : {}),
  }
}

/** What whoever it is not for is told. */
const closed: Readonly<Record<RouteRule, Operation['answers']>> = {
  anyone: {},
  user: { 401: { description: 'Nobody is signed in' } },
  dashboard: { 401: { description: 'Nobody is signed in' }, 404: { description: 'Not for shoppers' } },
  artist: { 401: { description: 'Nobody is signed in' }, 404: { description: 'Not for who is no artist' } },
  admin: {
    401: { description: 'Nobody is signed in' },
    403: { description: 'A second factor is asked of admins first' },
    404: { description: 'Not for who is no admin' },
  },
}

/** Such as 'postOrdersNumberConfirmation': what programs that are made from the description call it. */
const operationIdOf = ({ method, path }: Operation): string =>
  method +
  path.replaceAll(/[^a-z\d]+([a-z\d])/gi, (_, first: string) => first.toUpperCase()).replaceAll(/\W/g, '')

function described(operation: Operation): object {
  const rule = knownRuleOf(nameOf(operation.method, operation.path)) ?? 'anyone'
  const all = { ...unreadable(operation), ...closed[rule], ...operation.answers }
  const answers = Object.entries(all).map(([status, { description, schema, types }]) => {
    const file = types && Object.fromEntries(types.map((type) => [type, {}]))
    const content = Number(status) >= 400 ? json(errorSchema) : schema ? json(schema) : file
    return [status, { description, ...(content ? { content } : {}) }]
  })
  const requestBody = requestBodyOf(operation)
  return {
    operationId: operationIdOf(operation),
    tags: [tagOf(operation.path)],
    summary: operation.summary,
    // Whoever is signed in may see more in what is for anybody.
    security: rule === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
    'x-for': rule,
    parameters: parametersOf(operation),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...Object.fromEntries(answers), 503: away, default: refusal },
  }
}

/** The API's description (OpenAPI 3.1), made from what the controllers say of themselves. */
export function openApiDocument(controllers: readonly Router[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operationsIn(controllers)) {
    const path = (paths[operation.path] ??= {})
    path[operation.method] = described(operation)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description: 'Handmade art, paid fairly and in the open.',
    },
    servers: [{ url: '/api' }],
    tags: allTags,
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description:
            'Given by POST /auth/login, kept by browsers alone; over https it is called __Host-sid. x-for says whom a call is for: anyone, a user who is signed in, whoever has a dashboard, an artist, or an admin.',
        },
      },
    },
  }
}
