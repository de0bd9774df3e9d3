import { describeAccessibility } from './accessibility.ts'
import { adminScreens } from './admin-screens.ts'

// A file for each part of the shop, so that they are looked at side by side.
describeAccessibility(adminScreens)
