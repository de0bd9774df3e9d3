import { type DataRouter, RouterProvider } from 'react-router-dom'
import type { Navigation } from './navigation.ts'

/** Shows the pages of a navigation with react-router's own parts, which look at no more of a router than it has. */
export const Pages = ({ navigation }: { navigation: Navigation }) => (
  <RouterProvider router={navigation as unknown as DataRouter} />
)
