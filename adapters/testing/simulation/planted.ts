import type { Plant } from './simulated-shop.ts'

/** A mistake in one port, which breaks one rule. */
export function planted<Port extends object>(name: string, mistake: (port: Port) => Partial<Port>): Plant {
  return (each, port) => {
    if (each !== name) return port
    const mistaken = mistake(port as Port)
    return new Proxy(port, {
      get: (real, key) => Reflect.get(key in mistaken ? mistaken : real, key) as unknown,
    })
  }
}
