import { describeAccessibility } from './accessibility.ts'
import { accountScreens } from './account-screens.ts'
import { buyingScreens } from './buying-screens.ts'

// A file for each part of the shop, so that they are looked at side by side.
describeAccessibility([...accountScreens, ...buyingScreens])
