import { describeAccessibility } from './accessibility.ts'
import { inOneWindow } from './screen.ts'
import { shellScreens } from './shell-screens.ts'
import { shopScreens } from './shop-screens.ts'

// A file for each part of the shop, so that they are looked at side by side.
describeAccessibility([...inOneWindow(shopScreens), ...shellScreens])
