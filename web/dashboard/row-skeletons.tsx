import { spoken } from '#web/theme/text.css.ts'
import { Bone } from '#web/ui/feedback/skeleton.tsx'
import * as css from './row-skeletons.css.ts'

/** Rows in the shape of the list that is on its way. */
export function RowSkeletons({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div className={css.rows}>
      <p className={spoken} role="status">
        {label}
      </p>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={css.row}>
          <Bone width={64} height={64} />
          <Bone width="60%" height={18} />
          <Bone width={80} height={18} />
        </div>
      ))}
    </div>
  )
}
