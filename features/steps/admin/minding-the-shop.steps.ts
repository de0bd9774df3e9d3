import { deepEqual } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { participants } from '../../support/participants.ts'
import type { SanaaWorld } from '../../support/world.ts'

const systemOf = (world: SanaaWorld, admin: string) => participants(world).admin(admin).system

async function givenUp(world: SanaaWorld, admin: string) {
  const { jobs } = await systemOf(world, admin).state()
  return jobs
}

/** The browsers in which somebody is signed in as an admin. */
async function sessionsOf(world: SanaaWorld, admin: string, name: string) {
  const { sessions } = await systemOf(world, admin).state()
  return sessions.filter((session) => session.name === name)
}

Given('the payment of order {string} could not be taken', async function (this: SanaaWorld, number: string) {
  await this.administration.giveUp(number)
})
When('{word} has it tried anew', async function (this: SanaaWorld, admin: string) {
  const [job] = await givenUp(this, admin)
  await systemOf(this, admin).doAgain(job?.id ?? '')
})
When('{word} signs {word} out', async function (this: SanaaWorld, admin: string, name: string) {
  const [session] = await sessionsOf(this, admin, name)
  await systemOf(this, admin).signOut(session?.id ?? '')
})
Then('{word} sees that it is given up', async function (this: SanaaWorld, admin: string) {
  const jobs = await givenUp(this, admin)
  deepEqual(
    jobs.map(({ kind }) => kind),
    ['take-payment'],
  )
})
Then('{word} sees nothing that is given up', async function (this: SanaaWorld, admin: string) {
  deepEqual(await givenUp(this, admin), [])
})
Then(
  '{word} sees that {word} is signed in as an admin',
  async function (this: SanaaWorld, admin: string, name: string) {
    const found = await sessionsOf(this, admin, name)
    deepEqual(
      found.map(({ current }) => current),
      [false],
    )
  },
)
Then(
  '{word} sees that {word} is signed in nowhere',
  async function (this: SanaaWorld, admin: string, name: string) {
    deepEqual(await sessionsOf(this, admin, name), [])
  },
)
