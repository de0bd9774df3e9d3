import { byField, type Fields, type FormOf } from '#domain/shared/fields.ts'
import { centsFrom, dollarsFrom } from '#domain/shared/money.ts'
import { amountIn, numberIn } from '#domain/shared/typed-number.ts'

/** A form as it is being typed: numbers are texts, whatever they hold. */
export type DraftOf<These extends Fields> = {
  readonly [Name in keyof These]: These[Name]['kind'] extends 'number' | 'money'
    ? string
    : These[Name]['blank']
}

/** What is typed into a form that says this. */
export const draftFrom = <These extends Fields>(fields: These, form: FormOf<These>): DraftOf<These> =>
  byField(fields, (name, { kind }) => {
    const value: unknown = form[name]
    if (kind !== 'number' && kind !== 'money') return value
    if (typeof value !== 'number') return ''
    return kind === 'money' ? dollarsFrom(value).toFixed(2) : String(value)
  }) as DraftOf<These>

/** What a form says into which this is typed; NaN for what is no number. */
export const formIn = <These extends Fields>(fields: These, draft: DraftOf<These>): FormOf<These> =>
  byField(fields, (name, { kind, blank }) => {
    if (kind !== 'number' && kind !== 'money') return draft[name]
    const typed = kind === 'money' ? amountIn(draft[name] as string) : numberIn(draft[name] as string)
    if (typed === null) return blank === null ? null : Number.NaN
    return kind === 'money' ? centsFrom(typed) : typed
  }) as FormOf<These>

/** What a draft says of each field, in words. */
export const wordsIn = <These extends Fields>(fields: These, draft: DraftOf<These>) =>
  byField(fields, (name, field): string => {
    const value = draft[name]
    if (field.kind === 'flag') return value === true ? field.yes : field.no
    return field.kind === 'choice' && value !== '' ? field.called(value as string) : String(value)
  })
