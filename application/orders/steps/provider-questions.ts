import type { OpenWays, RefundStanding, RefundWish } from '#application/payments/payment-provider.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { capitalised } from '#domain/shared/capitalised.ts'

/** Of each provider so many questions are asked in a night, one after the other. */
const mostQuestions = 300

/** Who is asked how payments and refunds stand, for one comparison. */
export interface ProviderQuestions {
  /** Null where nobody was asked, or nobody answered. */
  look(attempt: PaymentAttempt): Promise<Standing | null>
  /** Null as above. */
  lookAtRefund(refund: RefundWish): Promise<RefundStanding | null>
  asked(): number
  /** What could not be asked, a sentence for each provider. */
  unanswered(): readonly string[]
}

/** @param most of each provider in a night */
export function providerQuestions(ways: OpenWays, most = mostQuestions): ProviderQuestions {
  const [asked, silent, unasked] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ]
  const count = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1)

  async function ask<Answer>(
    attempt: PaymentAttempt,
    question: (provider: ReturnType<OpenWays['of']>) => Promise<Answer>,
  ): Promise<Answer | null> {
    const name = ways.titleOf(attempt)
    // Nobody but ourselves knows of a transfer.
    if (attempt.way === 'transfer') return null
    if ((asked.get(name) ?? 0) >= most) {
      count(unasked, name)
      return null
    }
    count(asked, name)
    try {
      return await question(ways.of(attempt))
    } catch {
      // One that is away, or configured no more, keeps nothing else from being compared, and is told of.
      count(silent, name)
      return null
    }
  }

  return {
    look: (attempt) => ask(attempt, (provider) => provider.look(attempt)),
    lookAtRefund: (refund) => ask(refund.attempt, (provider) => provider.lookAtRefund(refund)),
    asked: () => [...asked.values()].reduce((sum, each) => sum + each, 0),
    unanswered: () => [
      ...[...silent].map(
        ([name, times]) => `${capitalised(name)} did not answer ${times} of ${asked.get(name)} questions.`,
      ),
      ...[...unasked].map(
        ([name, times]) => `${capitalised(name)} was not asked ${times} questions, after ${most} others.`,
      ),
    ],
  }
}
