import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Waiting } from '#application/waiting/contract.ts'
import type { WaitingNews } from '#application/waiting/services/waiting-mails-service.ts'
import type { WaitingRepository } from '#application/waiting/waiting-repository.ts'
import { token } from '../binding.ts'

export const waitingPorts = { waiting: token<WaitingRepository>('waiting') }

export const waitingServices = {
  waiting: token<(visit: Visit) => Waiting>('waiting service'),
  news: token<WaitingNews>('waiting news'),
}
