import { Button } from '#web/ui/buttons/button.tsx'
import * as css from './undo-message.css.ts'

/** What was done, with the way to have it undone. */
export function UndoMessage({ done, onUndo }: { readonly done: string; readonly onUndo: () => void }) {
  return (
    <span className={css.message}>
      {done}
      <Button look="quiet" className={css.undo} onClick={onUndo}>
        Undo
      </Button>
    </span>
  )
}
