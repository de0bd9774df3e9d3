import { visibleEventSource } from '#adapters/browser/visible-event-source.ts'
import { happeningsClient } from '#adapters/http-client/happenings-client.ts'

/** What has just happened, in a browser. Brought when somebody first listens: most visitors never do. */
export const browserHappenings = happeningsClient(visibleEventSource)
