import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'

/** Something that is not done before it was asked for twice. */
export interface Question {
  readonly title: string
  /** What will happen. */
  readonly text: ReactNode
  /** What the button says that does it. */
  readonly yes: string
  readonly onYes: () => void
}

/** A dialog gives the keyboard to whatever says so in HTML: pressing Enter twice must not do what is dangerous. */
const takesKeyboard = (button: HTMLButtonElement | null): void => button?.setAttribute('autofocus', '')

/** Asks before something dangerous is done; null while nothing is asked. */
export function AskFirst({ question, onClose }: { question: Question | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={question !== null}
      title={question?.title ?? ''}
      onClose={onClose}
      actions={
        <>
          <Button
            look="danger"
            onClick={() => {
              question?.onYes()
              onClose()
            }}
          >
            {question?.yes}
          </Button>
          <Button ref={takesKeyboard} onClick={onClose}>
            Leave it
          </Button>
        </>
      }
    >
      {question?.text}
    </Dialog>
  )
}
