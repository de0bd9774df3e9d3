import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** As much of an OpenAPI description as answers are checked against. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: object
}

interface DescribedOperation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }>
  >
}

const pathsLike = (template: string): RegExp => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** As routers do: '/payouts/{year}.csv' is meant before '/payouts/{month}'. */
const literalLength = (template: string): number => template.replaceAll(/\{\w+\}/g, '').length

/** Gives a check that throws when an answer is not one that the API's description foresees. */
export function describedAnswers({ paths, components }: ApiDescription) {
  // What is asked a few times is not worth a second look at what it was compiled to.
  const ajv = new Ajv2020({ strict: false, code: { optimize: false } })
  formats.default(ajv)
  ajv.addSchema({ $id: 'api', components })
  const templates = Object.keys(paths)
    .toSorted((one, other) => literalLength(other) - literalLength(one))
    .map((template) => ({ template, like: pathsLike(template) }))
  /** By schema, and by its text: to compile one takes longer than most answers, and most calls are refused in the same words. */
  const validators = new Map<object | string, ValidateFunction>()

  function validatorOf(schema: object): ValidateFunction {
    const known = validators.get(schema)
    if (known) return known
    const absolute = JSON.stringify(schema).replaceAll('"#/components', '"api#/components')
    const validator = validators.get(absolute) ?? ajv.compile(JSON.parse(absolute) as object)
    validators.set(schema, validator).set(absolute, validator)
    return validator
  }

  /** @param type as the answer names what it is; undefined where it has no body */
  return (
    method: string,
    pathAndQuery: string,
    status: number,
    body: unknown,
    type: string | undefined,
  ): void => {
    const path = pathAndQuery.replace(/\?.*$/, '')
    const found = templates.find(({ like }) => like.test(path))
    const operation = paths[found?.template ?? '']?.[method.toLowerCase()]
    if (!operation) throw new Error(`${method} ${path} is not described`)
    const response = operation.responses[status]
    if (!response)
      throw new Error(`${method} ${path} answered ${status}, which is not described: ${JSON.stringify(body)}`)
    const types = Object.keys(response.content ?? {})
    const sent = type?.split(';')[0]
    if (sent === undefined ? types.length > 0 : !types.includes(sent))
      throw new Error(
        `${method} ${path} answered ${status} as ${sent}, where ${types.join(' or ')} is described`,
      )
    const schema = response.content?.['application/json']?.schema
    const validator = schema && validatorOf(schema)
    if (validator && !validator(body))
      throw new Error(
        `${method} ${path} answered ${status} otherwise than described: ${ajv.errorsText(validator.errors)}`,
      )
  }
}
