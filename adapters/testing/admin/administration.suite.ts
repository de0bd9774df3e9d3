import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { SignedInCaller } from '#application/shared/caller.ts'
import { describeAccountAdministration } from './account-administration.suite.ts'
import { describeAccountChanges } from './account-changes.suite.ts'
import { describeAccountSearch } from './account-search.suite.ts'
import { type AdministrationBackstage, administrationFixture } from './administration-fixture.ts'
import { describeArtistApproval } from './artist-approval.suite.ts'
import { describeArtworkAdministration } from './artwork-administration.suite.ts'
import { describeAuditLogAndStatistics } from './audit-log-and-statistics.suite.ts'
import { describeBecomingAnArtist } from './becoming-an-artist.suite.ts'
import { describeWaitingCounts } from './waiting-counts.suite.ts'

/** What admins and those who want to sell can do, wherever it is kept. */
export function administrationContract(open: () => Promise<AdministrationBackstage>): void {
  const at = administrationFixture(open)

  describe('dashboards of admins', () => {
    it('are not there for anybody else', async () => {
      const lena: SignedInCaller = { userId: randomUUID(), role: 'user', sessionId: randomUUID() }
      for (const [caller, refusal] of [
        [null, 'not-signed-in'],
        [lena, 'not-found'],
        [{ ...lena, role: 'artist' }, 'not-found'],
      ] as const) {
        await expect(at.stage.userAdministration(caller).users({})).rejects.toMatchObject({ refusal })
        await expect(at.stage.userAdministration(caller).remove(at.ada.userId)).rejects.toMatchObject({
          refusal,
        })
        await expect(at.stage.approval(caller).pending({})).rejects.toMatchObject({ refusal })
        await expect(at.stage.artworkAdministration(caller).hide('x', 'y')).rejects.toMatchObject({ refusal })
        await expect(at.stage.auditLog(caller).entries({})).rejects.toMatchObject({ refusal })
        await expect(at.stage.statistics(caller).users()).rejects.toMatchObject({ refusal })
        await expect(at.stage.waiting(caller).counts()).rejects.toMatchObject({ refusal })
      }
    })
  })

  describeAccountAdministration(at)
  describeAccountChanges(at)
  describeAccountSearch(at)
  describeBecomingAnArtist(at)
  describeArtistApproval(at)
  describeArtworkAdministration(at)
  describeAuditLogAndStatistics(at)
  describeWaitingCounts(at)
}
