import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** As much of an OpenAPI description as answers are checked against. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: object
}

interface DescribedOperation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >
}

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** As routers do: '/payouts/{year}.csv' is meant before '/payouts/{month}'. */
const literalLength = (template: string): number => template.replaceAll(/\{\w+\}/g, '').length

/** Gives a check that throws when an answer is not one that the API's description foresees. */
export function describedAnswers({ paths, components }: ApiDescription) {
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  ajv.addSchema({ $id: 'api', components })
  const absolute = (schema: object): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as object

  return (method: string, pathAndQuery: string, status: number, body: unknown): void => {
    const path = pathAndQuery.replace(/\?.*$/, '')
    const [template] = Object.keys(paths)
      .filter((each) => matches(each, path))
      .toSorted((one, other) => literalLength(other) - literalLength(one))
    const operation = paths[template ?? '']?.[method.toLowerCase()]
    if (!operation) throw new Error(`${method} ${path} is not described`)
    const response = operation.responses[status]
    if (!response)
      throw new Error(`${method} ${path} answered ${status}, which is not described: ${JSON.stringify(body)}`)
    const schema = response.content?.['application/json']?.schema
    if (schema && !ajv.validate(absolute(schema), body))
      throw new Error(`${method} ${path} answered ${status} otherwise than described: ${ajv.errorsText()}`)
  }
}
