import { type AccountsBackstage, accountsFixture } from './accounts-fixture.ts'
import { describeForgottenPasswords } from './forgotten-passwords.suite.ts'
import { describeOwnAccount } from './own-account.suite.ts'
import { describeSessions } from './sessions.suite.ts'
import { describeSigningIn } from './signing-in.suite.ts'
import { describeSigningUp } from './signing-up.suite.ts'

/** What accounts promise, over whichever implementation of their ports. */
export function accountsContract(open: () => Promise<AccountsBackstage>): void {
  const at = accountsFixture(open)
  describeSigningUp(at)
  describeSigningIn(at)
  describeSessions(at)
  describeForgottenPasswords(at)
  describeOwnAccount(at)
}
