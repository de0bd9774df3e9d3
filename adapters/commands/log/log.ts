import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequestId } from '#adapters/http/request-id.ts'
import { loggedError } from './logged-error.ts'

/** The server's log, one JSON object a line; what belongs to a request carries its id. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: loggedError },
      mixin() {
        const requestId = currentRequestId()
        return requestId === undefined ? {} : { requestId }
      },
    },
    ...(destination ? [destination] : []),
  )
