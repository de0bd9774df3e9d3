const onThisMachine = new Set(['0.0.0.0', '::', '127.0.0.1'])

/** Where a server that listens so is found from here. */
export const serverAddress = (host: string, port: number): string =>
  `http://${onThisMachine.has(host) ? 'localhost' : host}:${port}`
