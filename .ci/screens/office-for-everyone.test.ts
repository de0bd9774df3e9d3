import { adminScreens } from './admin-screens.ts'
import { describeForEveryone } from './for-everyone.ts'

// A file for each part of the house, so that they are looked at side by side.
describeForEveryone(adminScreens)
