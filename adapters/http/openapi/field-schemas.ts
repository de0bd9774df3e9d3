import { type AnyField, byField, type Fields } from '#domain/shared/fields.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { boolean, integer, type JsonSchema, money, oneOf, type Schema, schemaOf, text } from './schema.ts'

/** The kind of a value, without the bounds that a form sets: what is kept may be older. */
function kindOf(field: AnyField): JsonSchema {
  switch (field.kind) {
    case 'text':
      return text
    case 'choice':
      return oneOf([...field.of, ''])
    case 'flag':
      return boolean
    case 'money':
      return money
    case 'number':
      return field.bounds.whole ? integer : { type: 'number' }
  }
}

/** What an answer says of each field of a form, where it says it as the form does. */
export const answeredFields = <These extends Fields>(fields: These) =>
  byField(fields, (_, field) =>
    schemaOf(field.blank === null ? { anyOf: [kindOf(field), { type: 'null' }] } : kindOf(field)),
  ) as unknown as { readonly [Name in keyof These]: Schema<InDollars<These[Name]['blank']>> }
