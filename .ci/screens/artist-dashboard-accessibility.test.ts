import { describeAccessibility } from './accessibility.ts'
import { artistScreens } from './artist-screens.ts'
import { ownArtworkScreens } from './own-artwork-screens.ts'
import { inOneWindow } from './screen.ts'

// A file for each part of the shop, so that they are looked at side by side.
describeAccessibility(inOneWindow([...artistScreens, ...ownArtworkScreens]))
