import { ImageUp } from 'lucide'
import { type DragEvent, useEffect, useId, useState } from 'react'
import { largestPicture, leastLongSide, mostPictures } from '#domain/catalogue/picture-file.ts'
import { link, meta, spoken } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './artwork-form-screen.css.ts'

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/heic,image/heif'
const mostMegabytes = largestPicture / 1024 / 1024

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Pictures in the clipboard, wherever on the page they are pasted; text goes where it belongs. */
function usePastedPictures(onFiles: (files: readonly File[]) => void) {
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [onFiles])
}

interface FileChoiceProps {
  readonly label: string
  readonly className?: string
  readonly camera?: boolean
  readonly describedBy?: string
  readonly onFiles: (files: readonly File[]) => void
}

/** The browser's own file dialog, or the phone's camera, behind words. */
function FileChoice({ label, className = '', camera = false, describedBy, onFiles }: FileChoiceProps) {
  const id = useId()
  return (
    <span className={className}>
      <input
        id={id}
        className={spoken}
        type="file"
        accept={camera ? 'image/*' : accepted}
        {...(camera ? { capture: 'environment' as const } : { multiple: true })}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <label className={`${link} ${css.choose}`} htmlFor={id}>
        {label}
      </label>
    </span>
  )
}

/** Where pictures come in: dropped, pasted, chosen, or taken with the phone. */
export function PictureDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  usePastedPictures(onFiles)
  const hover = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the file field inside does the same by keyboard
    <div
      className={css.drop}
      data-over={isOver ? '' : undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Icon of={ImageUp} />
      <p className={css.ways}>
        <FileChoice label="Choose images" describedBy={id} onFiles={onFiles} />
        <span>or drop or paste them here</span>
      </p>
      <FileChoice className={css.camera} label="Take a photo" camera onFiles={onFiles} />
      <p className={meta} id={id}>
        JPEG, PNG, WebP, AVIF or TIFF, at least {leastLongSide} pixels on the longer side, up to{' '}
        {mostMegabytes}&nbsp;MB each, {mostPictures} at most. The first is shown on the wall.
      </p>
    </div>
  )
}
