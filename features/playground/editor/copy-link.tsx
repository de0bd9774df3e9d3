import { Link2 } from 'lucide'
import { useState } from 'react'
import { meta } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as css from './scenario-editor.css.ts'

/** Copies the address of all that stands here, or shows it where the browser lets no page copy. */
export function CopyLink({ hash }: { readonly hash: string }) {
  const [pressed, setPressed] = useState<{ readonly of: string; readonly isCopied: boolean }>()
  const came = pressed?.of === hash ? pressed : undefined
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href)
      setPressed({ of: hash, isCopied: true })
    } catch {
      setPressed({ of: hash, isCopied: false })
    }
  }
  return (
    <>
      <Button onClick={() => void copy()}>
        <Icon of={Link2} small />
        Copy a link
      </Button>
      <div role="status" className={css.copied}>
        {came?.isCopied && <p className={meta}>The link is copied: whoever opens it finds all of this.</p>}
        {came?.isCopied === false && (
          <Field
            label="Your browser copies nothing for a page: copy this address"
            readOnly
            value={location.href}
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
    </>
  )
}
