import { expect, it } from 'vitest'
import { piecesOf } from '#domain/testing/orders.ts'
import { withPieces } from './pieces-back.ts'

it('each artist gives back the pieces of their own works', () => {
  const lines = [
    piecesOf('Harbour', 'amina', 64_000),
    piecesOf('Salt', 'brook', 4_550, 2),
    piecesOf('Kite', 'brook', 100),
  ]
  const shares = ['amina', 'brook', 'chidi'].map((artistId) => ({ artistId, kept: 100, back: 100 }))
  const pieces = lines.map(({ artworkId, quantity }) => ({ artworkId, quantity, wasSent: false }))
  expect(withPieces(shares, { pieces }, { lines })).toEqual([
    { artistId: 'amina', kept: 100, back: 100, pieces: 1 },
    { artistId: 'brook', kept: 100, back: 100, pieces: 3 },
    { artistId: 'chidi', kept: 100, back: 100, pieces: 0 },
  ])
})
