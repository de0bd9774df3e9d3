/** As much of Node's streams as tables of other shops are read by. */
export const Readable = {
  from: (pieces: Iterable<string>) => ({
    async *compose<Each>(read: (text: string) => Iterable<Each>): AsyncGenerator<Each> {
      yield* read([...pieces].join(''))
    },
  }),
}
