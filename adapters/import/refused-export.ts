import { DomainError } from '#domain/shared/domain-error.ts'

/** Why a table is not read, as a sentence. */
export const refusedExport = (code: string, message: string): DomainError =>
  new DomainError('rule-broken', code, message, { file: message })

/** @param excess what there is too much of, as a sentence */
export const tooMuch = (excess: string): DomainError =>
  refusedExport('import-too-large', `${excess} Split it and send the parts.`)
