import { text } from 'node:stream/consumers'

// Tells what it knows and what it was sent, and stays until it is ended where it was told to.
const [, , told] = process.argv
process.once('disconnect', () => process.exit())
void text(process.stdin).then((sent) => process.send?.({ told, sent, knows: Object.keys(process.env) }))
if (told === 'stay') setInterval(() => undefined, 1_000)
