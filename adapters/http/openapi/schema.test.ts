import { expect, it } from 'vitest'
import { count, listOf, nullable, objectOf, oneOf, optional, type Schema, text } from './schema.ts'

interface Bowl {
  readonly title: string
  readonly glaze: 'salt' | 'ash'
  readonly pieces: number | null
  readonly marks: readonly { readonly by: string }[]
  readonly note?: string
}

const bowl = {
  title: text,
  glaze: oneOf(['salt', 'ash']),
  pieces: nullable(count),
  marks: listOf(objectOf({ by: text })),
  note: optional(text),
}

it('describes an object with all its properties and no others', () => {
  const schema: Schema<Bowl> = objectOf(bowl)
  expect(schema).toEqual({
    type: 'object',
    properties: {
      title: { type: 'string' },
      glaze: { enum: ['salt', 'ash'] },
      pieces: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] },
      marks: { type: 'array', items: expect.objectContaining({ required: ['by'] }) },
      note: { type: 'string' },
    },
    required: ['title', 'glaze', 'pieces', 'marks'],
    additionalProperties: false,
  })
})

// What the compiler finds is the test: each of these lines has to be an error.
it('is no description of a type with a property more or less, or another one', () => {
  const { title: _title, ...untitled } = bowl
  const wrong: Schema<Bowl>[] = [
    // @ts-expect-error a property is missing
    objectOf(untitled),
    // @ts-expect-error a property too many
    objectOf({ ...bowl, colour: text }),
    // @ts-expect-error deeper down, a property too many
    objectOf({ ...bowl, marks: listOf(objectOf({ by: text, year: count })) }),
    // @ts-expect-error any text is more than the contract says
    objectOf({ ...bowl, glaze: text }),
    // @ts-expect-error one glaze is less than the contract says
    objectOf({ ...bowl, glaze: oneOf(['salt']) }),
    // @ts-expect-error it may be null
    objectOf({ ...bowl, pieces: count }),
    // @ts-expect-error it may be left out
    objectOf({ ...bowl, note: text }),
    // @ts-expect-error nobody has said which type this is of
    { type: 'object' },
  ]
  expect(wrong).toHaveLength(8)
})
