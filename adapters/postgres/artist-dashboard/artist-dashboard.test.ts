import { describe } from 'vitest'
import { artistDashboardContract } from '#adapters/testing/artist-dashboard/artist-dashboard.suite.ts'
import { givenRealMoney, playMoneyContract } from '#adapters/testing/artist-dashboard/play-money.suite.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { givenSellingArtist } from '../testing/given-selling-artist.ts'
import { testDatabase } from '../testing/test-database.ts'

async function open() {
  const { orm, sql, close } = await testDatabase()
  const assembly = postgresAssembly(orm)
  return {
    assembly,
    live: postgresAssembly(orm, givenRealMoney),
    givenArtist: (name: string) => givenSellingArtist(assembly, sql, name),
    close,
  }
}

describe('an artist’s dashboard in PostgreSQL', () => {
  artistDashboardContract(open)
})

describe('play money in PostgreSQL', () => {
  playMoneyContract(open)
})
