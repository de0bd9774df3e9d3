import { type Load, loaded } from './load.ts'

/** Asks as it is told, and says how many were answered: whoever is measured pays for no client. */
process.on('message', ({ load, milliseconds }: { load: Load; milliseconds: number }) => {
  loaded(load, milliseconds).then(
    (answered) => process.send?.({ answered }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.send?.({})
