import { accountScreens } from './account-screens.ts'
import { buyingScreens } from './buying-screens.ts'
import { describeForEveryone } from './for-everyone.ts'

// A file for each part of the house, so that they are looked at side by side.
describeForEveryone([...accountScreens, ...buyingScreens])
