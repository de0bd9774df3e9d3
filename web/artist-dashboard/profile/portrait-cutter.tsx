import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { refuseUnfitToShow } from '#domain/catalogue/picture-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { label } from '#web/ui/fields/field.css.ts'
import { type Area, cutPicture } from './cut-picture.ts'
import * as css from './own-profile-screen.css.ts'

const mostZoom = 4

interface FaceCutterProps {
  /** An address of the picture to cut. */
  readonly source: string
  readonly name: string
  readonly onCut: (picture: File) => void
  readonly onCancel: () => void
  /** It is no picture that this browser can show. */
  readonly onUnreadable: () => void
}

/** Moving and enlarging a picture behind a round window; by drag and pinch, or with the keyboard. */
export function FaceCutter({ source, name, onCut, onCancel, onUnreadable }: FaceCutterProps) {
  const id = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const cut = async (chosen: Area) => {
    try {
      refuseUnfitToShow('portrait', Math.round(chosen.width), Math.round(chosen.height))
      onCut(await cutPicture(source, chosen, name))
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'This picture could not be cut.')
    }
  }
  return (
    <>
      <div className={css.cut}>
        <Cropper
          image={source}
          crop={place}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          mediaProps={{ onError: onUnreadable }}
          cropperProps={{
            role: 'group',
            'aria-label': 'The part of the picture that is shown; the arrow keys move it',
          }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
        />
      </div>
      <div className={css.zoom}>
        <label className={label} htmlFor={id}>
          Zoom
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </div>
      <div className={css.actions}>
        <Button look="primary" disabled={area === null} onClick={() => area && void cut(area)}>
          Use this part
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </>
  )
}
