import { RotateCw, X } from 'lucide'
import { meta } from '#web/theme/text.css.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Bone } from '#web/ui/feedback/skeleton.tsx'
import * as css from './artwork-form-screen.css.ts'
import type { PictureOnItsWay } from './picture-queue.ts'

interface ComingPicturesProps {
  readonly queue: readonly PictureOnItsWay[]
  readonly onGiveUp: (key: string) => void
  readonly onAgain: (key: string) => void
}

function How({ picture: { file, state, share, problem } }: { picture: PictureOnItsWay }) {
  const percent = Math.round(share * 100)
  return (
    <div className={css.fileWords}>
      {file.name}
      {problem === null ? (
        <>
          <p className={meta}>{state === 'goes' ? `Uploading, ${percent}\u00a0%` : 'Waiting'}</p>
          <div
            className={css.bar}
            role="progressbar"
            aria-label={`Uploading ${file.name}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <span style={{ width: `${percent}%` }} />
          </div>
        </>
      ) : (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Files on their way to become pictures, with how far they are or why they did not arrive. */
export function ComingPictures({ queue, onGiveUp, onAgain }: ComingPicturesProps) {
  if (queue.length === 0) return null
  return (
    <ul className={css.files} aria-label="Uploads">
      {queue.map((picture) => (
        <li key={picture.key} className={css.file}>
          {picture.state === 'failed' ? (
            <IconButton
              icon={RotateCw}
              label={`Try ${picture.file.name} again`}
              onClick={() => onAgain(picture.key)}
            />
          ) : (
            <span />
          )}
          <span className={css.filePicture}>
            <Bone width={72} height={48} />
          </span>
          <How picture={picture} />
          {picture.state === 'goes' ? (
            <span />
          ) : (
            <IconButton
              icon={X}
              label={`Leave ${picture.file.name} out`}
              onClick={() => onGiveUp(picture.key)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
