import { ArrowLeft } from 'lucide'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { galleryPage } from '#application/shared/addresses.ts'
import { Link } from '#web/navigation/link.tsx'
import { stepsBackTo } from '#web/shell/trail.ts'
import { quietLink, small, standalone } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'

/** Back to the place in the gallery one came from, with its filters; else to the gallery's beginning. */
export function BackToGallery() {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    const steps = stepsBackTo(galleryPage)
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (steps === null || !isPlain) return
    event.preventDefault()
    void navigate(-steps)
  }
  return (
    <Link className={`${quietLink} ${standalone} ${small}`} to={galleryPage} onClick={goBack}>
      <Icon of={ArrowLeft} small />
      Back to gallery
    </Link>
  )
}
