import { type Buying, bought } from './buying.ts'
import { type Load, loaded } from './load.ts'

type Asked = { readonly load: Load; readonly milliseconds: number } | { readonly buying: Buying }

const done = async (asked: Asked): Promise<object> =>
  'buying' in asked ? bought(asked.buying) : loaded(asked.load, asked.milliseconds)

/** Asks as it is told, and says what came of it: whoever is measured pays for no client. */
process.on('message', (asked: Asked) => {
  done(asked).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.send?.({})
