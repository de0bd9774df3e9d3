import type { Visit } from '#application/identity/sessions/visit.ts'

/** A browser without the browser: it carries what it is given. */
export function givenVisit(address = '127.0.0.1', device = 'A browser'): Visit {
  let token: string | null = null
  let devicePass: string | null = null
  return {
    get token() {
      return token
    },
    carry(given) {
      token = given
    },
    drop() {
      token = null
    },
    get devicePass() {
      return devicePass
    },
    keepDevicePass(pass) {
      devicePass = pass
    },
    origin: 'https://sanaa.test',
    device,
    address,
  }
}
