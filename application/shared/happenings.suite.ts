import { expect, it } from 'vitest'
import type { SignedInCaller } from './caller.ts'
import type { Happening } from './happening.ts'
import type { Happenings } from './happenings.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** One implementation, as two processes see it. */
export interface HappeningsBackstage {
  readonly here: Happenings
  /** Another process over the same database; the same one where there is only one. */
  readonly elsewhere: Happenings
  readonly work: UnitOfWork
  givenAdmin(): Promise<SignedInCaller>
  givenArtist(): Promise<{ readonly caller: SignedInCaller; readonly artistId: string }>
  /** Waits until what was told has had its time. */
  until(check: () => void): Promise<void>
}

/** What the bringers of news promise. */
export function happeningsContract(open: () => HappeningsBackstage): void {
  const paid = (number: string): Happening => ({ kind: 'order-paid', number })

  async function ear(happenings: Happenings, caller: SignedInCaller) {
    const heard: Happening[] = []
    const stop = await happenings.listen(
      caller,
      (happening) => heard.push(happening),
      () => undefined,
    )
    return { heard, stop }
  }

  it('bring what concerns admins to admins, and what concerns an artist to that artist, wherever they are', async () => {
    const { here, elsewhere, work, givenAdmin, givenArtist, until } = open()
    const [amina, brook] = [await givenArtist(), await givenArtist()]
    const [admin, hers, his] = [
      await ear(here, await givenAdmin()),
      await ear(elsewhere, amina.caller),
      await ear(here, brook.caller),
    ]
    await work.run(async () => {
      await here.tell(paid('1'), { admins: true })
      await here.tell(paid('2'), { artistId: amina.artistId })
      await here.tell(paid('3'), { artistId: brook.artistId, admins: true })
    })
    await until(() => {
      expect(admin.heard).toEqual([paid('1'), paid('3')])
      expect(hers.heard).toEqual([paid('2')])
      expect(his.heard).toEqual([paid('3')])
    })
  })

  it('say nothing of what did not become true', async () => {
    const { here, work, givenAdmin, until } = open()
    const { heard } = await ear(here, await givenAdmin())
    const failed = work.run(async () => {
      await here.tell(paid('never'), { admins: true })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await work.run(() => here.tell(paid('afterwards'), { admins: true }))
    await until(() => expect(heard).toEqual([paid('afterwards')]))
  })

  it('are silent to whoever has stopped listening', async () => {
    const { here, work, givenAdmin, until } = open()
    const [one, other] = [await ear(here, await givenAdmin()), await ear(here, await givenAdmin())]
    one.stop()
    await work.run(() => here.tell(paid('4'), { admins: true }))
    await until(() => expect(other.heard).toEqual([paid('4')]))
    expect(one.heard).toEqual([])
  })

  it('carry names and titles of any length', async () => {
    const { here, work, givenAdmin, until } = open()
    const { heard } = await ear(here, await givenAdmin())
    const name = `${'\u0001'.repeat(500)}${'💥'.repeat(20_000)}`
    await work.run(() => here.tell({ kind: 'artist-waits', artistId: 'a', name }, { admins: true }))
    await until(() => expect(heard).toMatchObject([{ kind: 'artist-waits', artistId: 'a' }]))
  })
}
