import { DomainError } from '#domain/shared/domain-error.ts'

/** Why a file is not read, as a sentence that says where. */
export const unreadableStatement = (sentence: string): DomainError =>
  new DomainError('rule-broken', 'statement-unreadable', sentence, { file: sentence })
