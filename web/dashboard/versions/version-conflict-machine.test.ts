import { expect, test } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { Unavailable } from '#application/shared/unavailable.ts'
import { versionConflict } from './version-conflict-machine.ts'

const text = 'This was changed somewhere else meanwhile.'

function meet(look: () => Promise<string>, isNobodyOverruled = false) {
  const compared: string[] = []
  const actor = createActor(versionConflict<string>(), {
    input: {
      text,
      look,
      isNobodyOverruled: (theirs) => {
        compared.push(theirs)
        return isNobodyOverruled
      },
    },
  })
  return { actor, compared }
}

test('both changes stay where nobody is overruled, and nobody is asked', async () => {
  const { actor, compared } = meet(async () => 'theirs', true)
  expect(await toPromise(actor.start())).toEqual({ kept: 'both', theirs: 'theirs' })
  expect(compared).toEqual(['theirs'])
})

test.each([
  ['keep mine', 'mine'],
  ['take theirs', 'theirs'],
] as const)('otherwise somebody chooses: %s', async (choice, kept) => {
  const { actor } = meet(async () => 'theirs')
  const settled = toPromise(actor.start())
  // There is nothing to choose from yet.
  actor.send({ type: choice })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
  expect(context).toMatchObject({ text, theirs: 'theirs' })
  actor.send({ type: choice })
  expect(await settled).toEqual({ kept, theirs: 'theirs' })
})

test('a newer version that does not come ends it with the reason', async () => {
  const away = new Unavailable()
  await expect(toPromise(meet(() => Promise.reject(away)).actor.start())).rejects.toBe(away)
})
