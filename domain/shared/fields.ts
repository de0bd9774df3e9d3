import type { Cents } from './money.ts'
import { isBlank, tidyText } from './tidy-text.ts'
import { tooLong } from './too-long.ts'

/** What a form asks for, whatever the value. */
export interface Field<Value> {
  /** What it is called. */
  readonly label: string
  /** What it is measured in. */
  readonly unit?: string | undefined
  /** What helps whoever fills it in. */
  readonly hint?: string | undefined
  /** What it holds before anything is told. */
  readonly blank: Value
  /** Why a value cannot be kept; null where it can. */
  fault(value: Value): string | null
  /** What is said where it has to be told and is not; null where it is told, or may be left out. */
  missing(value: Value): string | null
}

/** Words; empty while not told. */
export interface TextField extends Field<string> {
  readonly kind: 'text'
  /** Characters. */
  readonly longest: number
}

/** One of several; '' while none is chosen. */
export interface ChoiceField<Choice extends string = string> extends Field<Choice | ''> {
  readonly kind: 'choice'
  readonly of: readonly Choice[]
  /** What each is called on screen. */
  called(choice: Choice): string
}

/** A number; null while not told, NaN for what is none. */
export interface NumberField<Value extends number | null = number | null> extends Field<Value> {
  readonly kind: 'number'
  readonly bounds: Bounds
}

/** Cents; null while not told, NaN for what is no amount. */
export interface MoneyField extends Field<Cents | null> {
  readonly kind: 'money'
  readonly bounds: Bounds
}

/** Yes or no. */
export interface FlagField extends Field<boolean> {
  readonly kind: 'flag'
  /** How one says it on screen. */
  readonly yes: string
  readonly no: string
}

/** What a form of these fields holds in those that are words. */
export type TextsOf<These extends Fields> = {
  readonly [Name in keyof These as These[Name] extends TextField ? Name : never]: string
}

interface Bounds {
  readonly whole?: true
  readonly least?: number
  /** In place of `least`: the number itself is too small. */
  readonly above?: number
  readonly most: number
}

export type AnyField = TextField | ChoiceField | NumberField | NumberField<number> | MoneyField | FlagField

/** The fields of a thing by their names, in the order in which they are told. */
export type Fields = Readonly<Record<string, AnyField>>

/** What a field is called, with what it is measured in. */
export const labelOf = ({ label, unit }: Pick<AnyField, 'label' | 'unit'>): string =>
  unit === undefined ? label : `${label}, ${unit}`

/** What a form of these fields holds. */
export type FormOf<These extends Fields> = { readonly [Name in keyof These]: These[Name]['blank'] }

type Words = Pick<Field<unknown>, 'label' | 'unit' | 'hint'>

const mayBeLeftOut = (): null => null

/** @param needed what is said where it is missing; it may be missing where nothing is said */
export const text = ({
  needed,
  ...options
}: Words & { readonly longest: number; readonly needed?: string }): TextField => ({
  ...options,
  kind: 'text',
  blank: '',
  fault: (words) => tooLong(words, options.longest),
  missing: (words) => (needed !== undefined && isBlank(words) ? needed : null),
})

const isWithin = (value: number, { whole, least, above, most }: Bounds): boolean =>
  (whole ? Number.isInteger(value) : Number.isFinite(value)) &&
  value <= most &&
  (least === undefined || value >= least) &&
  (above === undefined || value > above)

/** @param wrong what is said of one that cannot be kept */
export const number = ({
  wrong,
  ...options
}: Words & { readonly bounds: Bounds; readonly wrong: string }): NumberField => ({
  ...options,
  kind: 'number',
  blank: null,
  fault: (value) => (value === null || isWithin(value, options.bounds) ? null : wrong),
  missing: mayBeLeftOut,
})

/** A number that is always told; `blank` at first. */
export const count = ({
  wrong,
  ...options
}: Words & {
  readonly bounds: Bounds
  readonly wrong: string
  readonly blank: number
}): NumberField<number> => ({
  ...options,
  kind: 'number',
  fault: (value) => (isWithin(value, options.bounds) ? null : wrong),
  missing: mayBeLeftOut,
})

/** @param options with what is wrong with a value, and what is said where none is chosen */
export const choice = <Choice extends string>(
  options: Omit<ChoiceField<Choice>, 'kind' | 'blank'>,
): ChoiceField<Choice> => ({ ...options, kind: 'choice', blank: '' })

/** @param options with what is wrong with an amount, and what is said where it is missing */
export const money = (options: Omit<MoneyField, 'kind' | 'blank'>): MoneyField => ({
  ...options,
  kind: 'money',
  blank: null,
})

export const flag = (options: Omit<FlagField, 'kind' | 'fault' | 'missing'>): FlagField => ({
  ...options,
  kind: 'flag',
  fault: mayBeLeftOut,
  missing: mayBeLeftOut,
})

const namesOf = <These extends Fields>(fields: These) => Object.keys(fields) as (keyof These & string)[]

/** A value for each field, by what `value` makes of its name and the field. */
export const byField = <These extends Fields, Value>(
  fields: These,
  value: <Name extends keyof These & string>(name: Name, field: These[Name]) => Value,
): Readonly<Record<keyof These & string, Value>> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, value(name, fields[name])])) as Record<
    keyof These & string,
    Value
  >

/** A form in which nothing is told. */
export const blankForm = <These extends Fields>(fields: These): FormOf<These> =>
  byField(fields, (_, { blank }) => blank) as FormOf<These>

/** What a form tells, without the space around its words and what nobody sees in them, and nothing beside its fields. */
export const trimmed = <These extends Fields>(fields: These, form: FormOf<These>): FormOf<These> =>
  byField(fields, (name) => {
    const value = form[name]
    return typeof value === 'string' ? tidyText(value) : value
  }) as FormOf<These>

/** Why each value cannot be kept; null where it can. */
export const faultsIn = <These extends Fields>(fields: These, form: FormOf<These>) =>
  byField(fields, (name, field) => (field as Field<unknown>).fault(form[name]))

/** What is said of each value that has to be told and is not. */
export const missingIn = <These extends Fields>(fields: These, form: FormOf<These>) =>
  byField(fields, (name, field) => (field as Field<unknown>).missing(form[name]))
