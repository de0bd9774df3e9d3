import * as css from './disk-bar.css.ts'
import { bytesText, diskShares } from './system-words.ts'

type DiskBarProps = Parameters<typeof diskShares>[0]

/** The disk as a bar: what takes room, and what is free. */
export function DiskBar(disk: DiskBarProps) {
  const shares = diskShares(disk)
  return (
    <>
      <div className={css.bar} aria-hidden="true">
        {shares.map(({ name, bytes }) => (
          <span
            key={name}
            className={css.part}
            data-part={name}
            style={{ flexGrow: bytes / Math.max(1, disk.total) }}
          />
        ))}
      </div>
      <dl className={css.legend}>
        {shares.map(({ name, bytes }) => (
          <div key={name}>
            <dt>
              <span className={`${css.part} ${css.square}`} data-part={name} aria-hidden="true" />
              {name}
            </dt>
            <dd>{bytesText(bytes)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
