import { describeAccessibility } from './accessibility.ts'
import { adminScreens } from './admin-screens.ts'
import { inOneWindow } from './screen.ts'

// A file for each part of the shop, so that they are looked at side by side.
describeAccessibility(inOneWindow(adminScreens))
