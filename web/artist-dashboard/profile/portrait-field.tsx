import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { meta, spoken } from '#web/theme/text.css.ts'
import { Avatar } from '#web/ui/artwork/avatar.tsx'
import * as buttonCss from '#web/ui/buttons/button.css.ts'
import { Bone } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'
import * as css from './own-profile-screen.css.ts'

// Cutting is for the few who choose a picture just now.
const FaceCutter = lazy(async () => ({ default: (await import('./portrait-cutter.tsx')).FaceCutter }))

const unreadable =
  'This file is not a picture that can be shown here. Please choose a JPEG, PNG, WebP or AVIF.'

interface FaceFieldProps {
  readonly name: string
  /** The picture there is; null while there is none. */
  readonly picture: string | null
  readonly error: string | undefined
  readonly onChoose: (picture: File) => void
}

/** A file and an address at which the page can show it; the address ends with it. */
function useShownFile() {
  const [shown, setShown] = useState<{ readonly file: File; readonly address: string } | null>(null)
  useEffect(() => {
    if (shown) return () => URL.revokeObjectURL(shown.address)
    return undefined
  }, [shown])
  const show = (file: File | null) => setShown(file && { file, address: URL.createObjectURL(file) })
  return [shown, show] as const
}

/** The artist's face: what there is, and the way to another one, cut to its square. */
export function FaceField({ name, picture, error, onChoose }: FaceFieldProps) {
  const id = useId()
  const [chosen, setChosen] = useShownFile()
  const [cut, setCut] = useShownFile()
  const [problem, setProblem] = useState<string | null>(null)
  const wrong = problem ?? error
  return (
    <div className={css.face}>
      <Avatar name={name} picture={cut?.address ?? picture} size={96} />
      <div className={css.faceWays}>
        <input
          id={id}
          className={spoken}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setProblem(null)
            setChosen(target.files?.[0] ?? null)
            // The same file can be chosen again.
            target.value = ''
          }}
        />
        <label className={`${buttonCss.look.secondary} ${css.choose}`} htmlFor={id}>
          {picture === null && cut === null ? 'Choose a picture' : 'Choose another picture'}
        </label>
        <p className={wrong === undefined ? meta : css.wrong} id={`${id}-note`} role="status">
          {wrong ?? 'A face, or your hands at work: people like to know who made a work.'}
        </p>
      </div>
      <Dialog isOpen={chosen !== null} title="Choose the part that is shown" onClose={() => setChosen(null)}>
        {chosen !== null && (
          <Suspense fallback={<Bone width="100%" height={360} />}>
            <FaceCutter
              source={chosen.address}
              name={chosen.file.name}
              onCancel={() => setChosen(null)}
              onUnreadable={() => {
                setChosen(null)
                setProblem(unreadable)
              }}
              onCut={(file) => {
                setChosen(null)
                setCut(file)
                onChoose(file)
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </div>
  )
}
