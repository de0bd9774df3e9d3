import { fieldsOf, type Shape, shapeOf } from '../requests/shape.ts'
import type { FormLimits } from './form-taking.ts'

/** A form with files: what its texts look like, and the field that files come in. */
export interface FormShape {
  readonly fields: Shape<object>
  readonly files: Omit<FormLimits, 'names' | 'files'> & {
    readonly name: string
    /** Several may come, also as `name[]`; one where nothing is said. */
    readonly most?: number
    readonly optional?: boolean
    /** What the API's description says of each. */
    readonly described?: string
  }
}

/** A form that holds files alone. */
export const noTexts: Shape<object> = shapeOf<object>({})

/** What a form may bring, for whoever takes it. */
export function limitsOf({ fields, files: { name, most, ...limits } }: FormShape): FormLimits {
  const texts = Object.entries(fieldsOf(fields)).flatMap(([each, { readAll }]) =>
    readAll ? [each, `${each}[]`] : [each],
  )
  const names = [...texts, ...(most === undefined ? [name] : [name, `${name}[]`])]
  return { ...limits, names, files: most ?? 1 }
}
