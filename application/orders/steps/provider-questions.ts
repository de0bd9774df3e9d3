import type { OpenWays, RefundWish } from '#application/payments/payment-provider.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'

/** Of each provider so many questions are asked in a night, one after the other. */
const mostQuestions = 300

/** Who is asked how payments and refunds stand, for one comparison. */
export interface ProviderQuestions {
  /** Null where nobody was asked, or nobody answered. */
  look(attempt: PaymentAttempt): Promise<Standing | null>
  hasFailed(refund: RefundWish): Promise<boolean>
  asked(): number
  /** What could not be asked, a sentence for each provider. */
  unanswered(): readonly string[]
}

export function providerQuestions(ways: OpenWays): ProviderQuestions {
  const [asked, silent] = [new Map<string, number>(), new Map<string, number>()]
  const count = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1)

  async function ask<Answer>(
    attempt: PaymentAttempt,
    question: (provider: ReturnType<OpenWays['of']>) => Promise<Answer>,
  ): Promise<Answer | null> {
    const { provider: name } = attempt
    // Nobody but ourselves knows of a transfer.
    if (attempt.way === 'transfer' || (asked.get(name) ?? 0) >= mostQuestions) return null
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
    hasFailed: async (refund) =>
      (await ask(refund.attempt, (provider) => provider.lookAtRefund(refund))) === 'failed',
    asked: () => [...asked.values()].reduce((sum, each) => sum + each, 0),
    unanswered: () =>
      [...silent].map(([name, times]) => `${name} did not answer ${times} of ${asked.get(name)} questions.`),
  }
}
