/** The same once more, so that changing it changes nothing that is kept. What is spread keeps its shape. */
export const copyOf = <Held extends object>(held: Held): Held =>
  Object.setPrototypeOf({ ...held }, Object.getPrototypeOf(held) as object)
