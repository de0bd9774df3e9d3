import { defineParameterType } from '@cucumber/cucumber'
import { centsFrom } from '#domain/shared/money.ts'
import type { PayingBy } from './roles/shopper.ts'

defineParameterType({ name: 'money', regexp: /\$[\d,]+\.\d{2}/, transformer: (text: string) => text })

defineParameterType({
  name: 'items',
  regexp: /\d+ items?/,
  transformer: (text: string) => Number.parseInt(text, 10),
})

defineParameterType({
  name: 'pieces',
  regexp: /\d+ pieces?/,
  transformer: (text: string) => Number.parseInt(text, 10),
})

defineParameterType({
  name: 'duration',
  regexp: /\d+ (?:minutes|hours|days)/,
  transformer: (text: string) =>
    Number.parseInt(text, 10) *
    (text.endsWith('days') ? 86_400_000 : text.endsWith('hours') ? 3_600_000 : 60_000),
})

defineParameterType({
  name: 'payment',
  regexp: /card|M-Pesa|bank transfer/,
  transformer: (text: string) => text as PayingBy,
})

/** Whole cents of a sum as it is shown. */
export const centsOf = (money: string): number => centsFrom(Number(money.replace(/[$,]/g, '')))
