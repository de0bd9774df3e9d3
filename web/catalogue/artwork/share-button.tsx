import { Link2, Mail, MessageCircle, Share2 } from 'lucide'
import { useId, useRef, useState } from 'react'
import { brand } from '#domain/shared/brand.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useDismiss } from '#web/ui/navigation/use-dismiss.ts'
import * as css from './share-button.css.ts'

interface ShareButtonProps {
  readonly title: string
  /** The page's path. */
  readonly href: string
}

/** Passes a page on: by the device's own sheet where it has one, else by one of the usual ways. */
export function ShareButton({ title, href }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  useDismiss(place, isOpen, (by) => (by === 'escape' ? close() : setOpen(false)))
  const share = async () => {
    if (isOpen || !('share' in navigator)) return setOpen(!isOpen)
    try {
      await navigator.share({ title, url: addressOf(href) })
    } catch (error) {
      // Who closes the sheet has thought better of it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true)
    }
  }

  return (
    <div ref={place} className={css.share}>
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => void share()}
      >
        <Icon of={Share2} small />
        Share
      </button>
      <div id={id} className={css.menu} hidden={!isOpen}>
        {isOpen && <Ways title={title} url={addressOf(href)} onDone={close} />}
      </div>
    </div>
  )
}

const addressOf = (href: string): string => new URL(href, window.location.origin).href

function Ways({ title, url, onDone }: { title: string; url: string; onDone: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success('Link copied')
    } catch {
      toast.info(`Copy this link: ${url}`)
    }
    onDone()
  }
  const subject = encodeURIComponent(`${title} — ${brand.name}`)
  return (
    <ul>
      <li>
        <button type="button" className={css.way} onClick={() => void copy()}>
          <Icon of={Link2} small />
          Copy link
        </button>
      </li>
      <li>
        <a
          className={css.way}
          href={`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`}
          onClick={onDone}
        >
          <Icon of={Mail} small />
          Email
        </a>
      </li>
      <li>
        <a
          className={css.way}
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onDone}
        >
          <Icon of={MessageCircle} small />
          WhatsApp
        </a>
      </li>
    </ul>
  )
}
