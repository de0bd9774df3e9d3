import type { Visit } from '#application/identity/sessions/visit.ts'
import type { ArtistMessages } from '#application/messages/contract.ts'
import type { MessageRepository } from '#application/messages/message-repository.ts'
import { token } from '../binding.ts'

export const messagePorts = { messages: token<MessageRepository>('messages') }

export const messageServices = { messages: token<(visit: Visit) => ArtistMessages>('messages service') }
