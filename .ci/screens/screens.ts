import { accountScreens } from './account-screens.ts'
import { adminScreens } from './admin-screens.ts'
import { artistScreens } from './artist-screens.ts'
import { buyingScreens } from './buying-screens.ts'
import { ownArtworkScreens } from './own-artwork-screens.ts'
import type { Screen } from './screen.ts'
import { shellScreens } from './shell-screens.ts'
import { shopScreens } from './shop-screens.ts'

/** Every screen for everyone in every state that looks different. */
export const screens: readonly Screen[] = [
  ...shopScreens,
  ...buyingScreens,
  ...accountScreens,
  ...adminScreens,
  ...artistScreens,
  ...ownArtworkScreens,
  ...shellScreens,
]
