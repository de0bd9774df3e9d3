import * as css from '#web/catalogue/artwork-card.css.ts'
import { wallGrid } from '#web/catalogue/wall-grid.css.ts'
import { Bone } from '#web/ui/feedback/skeleton.tsx'

const proportions = [0.75, 0.7, 1, 1.5, 1, 0.66]

/** Works about to be hung, for a grid that has others already. */
export function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const ratio = proportions[index % proportions.length] ?? 1
    return (
      <div key={index} className={css.card} aria-hidden="true">
        <div className={css.hang}>
          <Bone aspectRatio={ratio} width={`min(100%, ${400 * ratio}px)`} />
        </div>
        <div className={css.label}>
          <div className={css.bones}>
            <Bone width={210} height={20} />
            <Bone width={120} height={14} />
            <Bone width={150} height={12} />
            <Bone width={84} height={12} />
          </div>
        </div>
        <div className={css.buy}>
          <Bone width={88} height={20} />
          <Bone width={126} height={44} />
        </div>
      </div>
    )
  })
}

/** Six works about to be hung on an empty wall. */
export function CardSkeletons() {
  return (
    <div className={wallGrid} aria-hidden="true">
      <SkeletonCards count={proportions.length} />
    </div>
  )
}
