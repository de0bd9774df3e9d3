import { Copy } from 'lucide'
import { useEffect, useId, useState } from 'react'
import type { OrderView } from '#application/orders/contract.ts'
import { inGroups } from '#domain/payments/creditor-reference.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import { epcCode } from '#domain/payments/transfer.ts'
import { figures, heading } from '#web/theme/text.css.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import type { CodeDrawing } from './code-drawing.ts'
import * as css from './transfer-panel.css.ts'

type AwaitedTransfer = NonNullable<OrderView['payment']['transfer']>

async function copy(name: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value)
    toast.success(`${name} copied`)
  } catch {
    toast.info(`Copy this: ${value}`)
  }
}

interface FactProps {
  readonly name: string
  readonly shown: string
  /** As a bank's form takes it, where that is not as it is shown. */
  readonly value?: string
}

function Fact({ name, shown, value = shown }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd className={figures}>{shown}</dd>
      <dd>
        <IconButton icon={Copy} label={`Copy: ${name}`} onClick={() => void copy(name, value)} />
      </dd>
    </div>
  )
}

/** Comes once the page is there: what draws it weighs as much as a screen. */
function Code({ text }: { text: string }) {
  const [drawing, setDrawing] = useState<CodeDrawing | null>(null)
  useEffect(() => {
    let isShown = true
    void import('./code-drawing.ts').then(({ codeDrawing }) => {
      if (isShown) setDrawing(codeDrawing(text))
    })
    return () => {
      isShown = false
    }
  }, [text])
  return (
    <div className={css.code}>
      {drawing ? (
        <svg
          viewBox={`0 0 ${drawing.across} ${drawing.across}`}
          role="img"
          aria-label="Code for your bank’s app"
        >
          <rect width={drawing.across} height={drawing.across} fill="#fff" />
          <path d={drawing.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      ) : (
        <svg aria-hidden="true" />
      )}
      <p>Scan this with your bank’s app, and it fills the transfer in.</p>
    </div>
  )
}

/** What is to be sent where, each value to be copied by itself, and a code where a bank's app can read one. */
export function TransferPanel({ transfer }: { transfer: AwaitedTransfer }) {
  const title = useId()
  const { holder, iban, bic, bank, amount, reference } = transfer
  const code = epcCode(transfer)
  return (
    <section className={css.panel} aria-labelledby={title}>
      <h2 id={title} className={heading.h4}>
        Your bank transfer
      </h2>
      <dl className={css.facts}>
        <Fact name="Recipient" shown={holder} />
        <Fact name="IBAN" shown={inGroups(iban)} value={iban} />
        <Fact name="BIC" shown={bic} />
        <Fact name="Bank" shown={bank} />
        <Fact name="Amount" shown={formatAgreed(transfer)} value={(amount / 100).toFixed(2)} />
        <Fact name="Reference" shown={inGroups(reference)} value={reference} />
      </dl>
      {code !== null && <Code text={code} />}
    </section>
  )
}
