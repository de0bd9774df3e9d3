import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Answer } from '../answer.ts'

/** The bytes of the body that an answer gives to somebody who takes this packing; plain to whoever takes none. */
export async function sent(answer: Answer, packing?: string): Promise<Buffer> {
  const request = new IncomingMessage(new Socket())
  if (packing !== undefined) request.headers['accept-encoding'] = packing
  const response = new ServerResponse(request)
  let bytes: Buffer = Buffer.alloc(0)
  response.end = (chunk?: unknown) => {
    if (Buffer.isBuffer(chunk)) bytes = chunk
    return response
  }
  await answer.send(request, response)
  return bytes
}
