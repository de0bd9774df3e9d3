import type { Tables } from './schemas.ts'

/**
 * Names the columns of a table, of which none may be missing but those that `Left` names: one that is new does not compile
 * before it is named here too.
 */
export const everyColumn =
  <Table extends keyof Tables, Left extends keyof Tables[Table] = never>() =>
  <const Names extends readonly Exclude<keyof Tables[Table], Left>[]>(
    names: Exclude<keyof Tables[Table], Left> extends Names[number] ? Names : never,
  ): Names =>
    names
