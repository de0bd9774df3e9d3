import { type DataRouter, RouterProvider } from 'react-router-dom'
import { NavigationContext } from './link.tsx'
import type { Navigation } from './navigation.ts'

/** Shows the pages of a navigation with react-router's own parts, which look at no more of a router than it has. */
export const Pages = ({ navigation }: { navigation: Navigation }) => (
  <NavigationContext value={navigation}>
    <RouterProvider router={navigation as unknown as DataRouter} />
  </NavigationContext>
)
