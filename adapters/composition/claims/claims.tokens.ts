import type { ClaimRepository } from '#application/claims/claim-repository.ts'
import type {
  ClaimAdministration,
  ClaimPhotographs,
  Claims,
  KeptClaims,
} from '#application/claims/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { token } from '../binding.ts'

export const claimPorts = { claims: token<ClaimRepository>('claims') }

export const claimServices = {
  claims: token<(caller: Caller) => Claims>('claims service'),
  own: token<(caller: Caller) => KeptClaims>('own claims'),
  administration: token<(caller: Caller) => ClaimAdministration>('claim administration'),
  photographs: token<(caller: Caller) => ClaimPhotographs>('claim photographs'),
}
