import type { Visit } from '#application/identity/sessions/visit.ts'
import type { PayoutAccounts } from '#application/payouts/payout-account-contract.ts'
import type { PayoutAccountRepository } from '#application/payouts/payout-account-repository.ts'
import type { PayoutFiles } from '#application/payouts/payout-files.ts'
import type { PayoutReader } from '#application/payouts/payout-reader.ts'
import type { PayoutRepository } from '#application/payouts/payout-repository.ts'
import type { OwnPayouts, PayoutAdministration } from '#application/payouts/payouts-contract.ts'
import type { Payday } from '#application/payouts/services/payday-service.ts'
import type { StatementPrinter } from '#application/payouts/statement-printer.ts'
import type { StatementReader } from '#application/payouts/statement-reader.ts'
import type { KeptStatements, OwnStatements } from '#application/payouts/statements-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { token } from '../binding.ts'

export const payoutPorts = {
  payouts: token<PayoutRepository>('payouts'),
  reader: token<PayoutReader>('payout reader'),
  accounts: token<PayoutAccountRepository>('payout accounts'),
  statements: token<StatementReader>('statements'),
}

export const payoutFiles = token<PayoutFiles>('payout files')

export const statementPrinter = token<StatementPrinter>('statement printer')

export const payoutServices = {
  payday: token<Payday>('payday'),
  administration: token<(caller: Caller) => PayoutAdministration>('payout administration'),
  own: token<(caller: Caller) => OwnPayouts>('own payouts'),
  statements: token<(caller: Caller) => OwnStatements & KeptStatements>('own statements'),
  account: token<(visit: Visit) => PayoutAccounts>('payout account'),
}
