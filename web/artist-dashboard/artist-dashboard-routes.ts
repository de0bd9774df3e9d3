import type { RouteObject } from 'react-router-dom'
import type { ArtistOrderView } from '#application/artist-desk/contract.ts'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { RoomErrorScreen } from '#web/dashboard/room-error-screen.tsx'
import { roomsOf } from '#web/dashboard/rooms.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import type { ArtworkData, DashboardServices } from './artist-loaders.ts'

/** The artist's dashboard. */
export function artistDashboardRoutes(services: DashboardServices): RouteObject[] {
  const { titled, titledBy, loadedBy } = roomsOf({
    folder: 'web/artist-dashboard',
    description: 'The artist’s own rooms.',
    services,
    bring: () => import('./artist-loaders.ts'),
  })
  return [
    {
      path: 'dashboard/become-an-artist',
      loader: loadedBy(({ loadBecomeArtist }) => loadBecomeArtist),
      ErrorBoundary: RoomErrorScreen,
      handle: titled('become-artist-screen', 'Become an artist'),
      lazy: {
        Component: async () => (await import('./profile/become-artist-screen.tsx')).BecomeArtistScreen,
      },
    },
    {
      path: 'dashboard/artworks/:id/preview',
      loader: loadedBy(({ loadPreview }) => loadPreview),
      ErrorBoundary: RoomErrorScreen,
      handle: titledBy<OwnArtworkView>('preview-screen', ({ title }) => `Preview of ${title || 'Untitled'}`),
      lazy: { Component: async () => (await import('./artworks/preview-screen.tsx')).PreviewScreen },
    },
    {
      path: 'dashboard',
      loader: loadedBy(({ loadRoom }) => loadRoom),
      ErrorBoundary: RoomErrorScreen,
      handle: titled('artist-room', 'Dashboard'),
      lazy: { Component: async () => (await import('./artist-room.tsx')).ArtistRoom },
      children: [
        {
          ErrorBoundary: ErrorScreen,
          children: [
            {
              index: true,
              loader: loadedBy(({ loadOverview }) => loadOverview),
              handle: titled('overview-screen', 'Overview'),
              lazy: { Component: async () => (await import('./overview-screen.tsx')).OverviewScreen },
            },
            {
              path: 'artworks',
              loader: loadedBy(({ loadArtworks }) => loadArtworks),
              handle: titled('artworks-screen', 'My artworks'),
              lazy: {
                Component: async () => (await import('./artworks/artworks-screen.tsx')).ArtworksScreen,
              },
            },
            {
              path: 'artworks/import',
              handle: titled('import-screen', 'Import artworks'),
              lazy: { Component: async () => (await import('./import/import-screen.tsx')).ImportScreen },
            },
            {
              path: 'artworks/:id',
              loader: loadedBy(({ loadArtwork }) => loadArtwork),
              handle: titledBy<ArtworkData>('artwork-form-screen', ({ work }) =>
                work === null ? 'New artwork' : work.title || 'Untitled',
              ),
              lazy: {
                Component: async () =>
                  (await import('./artwork-form/artwork-form-screen.tsx')).ArtworkFormScreen,
              },
            },
            {
              path: 'orders',
              loader: loadedBy(({ loadOrders }) => loadOrders),
              handle: titled('parcels-screen', 'Orders to ship'),
              lazy: { Component: async () => (await import('./parcels/parcels-screen.tsx')).ParcelsScreen },
            },
            {
              path: 'orders/:number',
              loader: loadedBy(({ loadOrder }) => loadOrder),
              handle: titledBy<ArtistOrderView>('parcel-screen', ({ number }) => `Order ${number}`),
              lazy: { Component: async () => (await import('./parcels/parcel-screen.tsx')).ParcelScreen },
            },
            {
              path: 'earnings',
              loader: loadedBy(({ loadEarnings }) => loadEarnings),
              handle: titled('earnings-screen', 'Earnings'),
              lazy: {
                Component: async () => (await import('./earnings/earnings-screen.tsx')).EarningsScreen,
              },
            },
            {
              path: 'messages',
              loader: loadedBy(({ loadMessages }) => loadMessages),
              handle: titled('messages-screen', 'Messages'),
              lazy: {
                Component: async () => (await import('./messages/messages-screen.tsx')).MessagesScreen,
              },
            },
            {
              path: 'profile',
              loader: loadedBy(({ loadProfile }) => loadProfile),
              handle: titled('own-profile-screen', 'Profile'),
              lazy: {
                Component: async () => (await import('./profile/own-profile-screen.tsx')).OwnProfileScreen,
              },
            },
          ],
        },
      ],
    },
  ]
}
