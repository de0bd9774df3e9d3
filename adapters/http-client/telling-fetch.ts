/** As much of fetch as an upload needs, by the browser's older way, which alone tells how far a body has been sent. */
export const tellingFetch =
  (progress: (share: number) => void): typeof fetch =>
  (asked, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, asked instanceof Request ? asked.url : asked)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.responseType = 'text'
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) progress(loaded / total)
      })
      request.addEventListener('load', () => {
        const answered = new Headers()
        for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
          const at = line.indexOf(':')
          if (at > 0) answered.append(line.slice(0, at), line.slice(at + 1).trim())
        }
        const { status, responseText } = request
        resolve(new Response(status === 204 ? null : responseText, { status, headers: answered }))
      })
      for (const event of ['error', 'abort', 'timeout'])
        request.addEventListener(event, () => reject(new TypeError('The upload did not arrive.')))
      request.send(body as XMLHttpRequestBodyInit | null)
    })
