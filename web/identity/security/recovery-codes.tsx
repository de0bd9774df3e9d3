import { Copy, Download, Printer } from 'lucide'
import { useEffect, useRef } from 'react'
import { brand } from '#domain/shared/brand.ts'
import { figures, heading } from '#web/theme/text.css.ts'
import * as buttonCss from '#web/ui/buttons/button.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import * as css from './security.css.ts'

const sheet = (codes: readonly string[]): string =>
  `${brand.name}: recovery codes\nEach opens your account once, when your authenticator app is not at hand.\n\n${codes.join('\n')}\n`

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success('The recovery codes are copied.')
  } catch {
    toast.error('This browser does not let us copy. Select the codes and copy them yourself.')
  }
}

/** The codes, shown once, with three ways to keep them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={css.codes}>
      <h4 ref={title} tabIndex={-1} className={heading.h4}>
        Your recovery codes
      </h4>
      <p className={css.note}>
        Each opens your account once, when your phone is not at hand. Keep them in a safe place: they are
        shown only now.
      </p>
      <ul className={`${css.codeList} ${figures}`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={`${css.actions} ${css.unprinted}`}>
        <Button onClick={() => void copy(codes)}>
          <Icon of={Copy} small />
          Copy
        </Button>
        <a
          className={buttonCss.look.secondary}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(sheet(codes))}`}
          download={`${brand.slug}-recovery-codes.txt`}
        >
          <Icon of={Download} small />
          Download
        </a>
        <Button onClick={() => window.print()}>
          <Icon of={Printer} small />
          Print
        </Button>
        <Button look="primary" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
