/** What a PostgreSQL as it comes (100 connections) leaves for us beside migrations, an import and its administrator. */
const connections = 80

/** How many connections each of so many server processes may hold: at most ten, at least two. */
export const poolShare = (workers: number): number =>
  Math.max(2, Math.min(10, Math.floor(connections / workers)))
