import { TypeOverrides, types } from 'pg'

const asItIs = (text: string): string => text

/**
 * How values come out of the database: what the schemas say, and so whole numbers of any size as numbers (no sum of cents is
 * beyond what those hold), moments as dates, and days, which lie in no time zone, as 'YYYY-MM-DD'.
 */
export function typesOnTheWire(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(types.builtins.INT8, Number)
  overrides.setTypeParser(types.builtins.NUMERIC, Number)
  overrides.setTypeParser(types.builtins.DATE, asItIs)
  return overrides
}
