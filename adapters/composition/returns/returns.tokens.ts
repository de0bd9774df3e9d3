import type { ReturnAdministration, Returns, Withdrawals } from '#application/returns/contract.ts'
import type { WithdrawalRepository } from '#application/returns/withdrawal-repository.ts'
import type { Caller } from '#application/shared/caller.ts'
import { token } from '../binding.ts'

export const returnPorts = { withdrawals: token<WithdrawalRepository>('withdrawals') }

export const returnServices = {
  withdrawals: token<(caller: Caller) => Withdrawals>('withdrawals service'),
  own: token<(caller: Caller) => Returns>('own returns'),
  administration: token<(caller: Caller) => ReturnAdministration>('return administration'),
}
