import type { RouteObject } from 'react-router-dom'
import type { ArtistOrderView } from '#application/artist-dashboard/contract.ts'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { becomeArtistPage, dashboardPage } from '#application/shared/addresses.ts'
import {
  earningsPage,
  importPage,
  inboxPage,
  ownArtworkRoute,
  ownArtworksPage,
  ownClaimsPage,
  ownProfilePage,
  ownShippingPage,
  parcelRoute,
  parcelsPage,
  previewRoute,
} from '#application/shared/dashboard-addresses.ts'
import { DashboardErrorScreen } from '#web/dashboard/dashboard-error-screen.tsx'
import { routeBuilders } from '#web/dashboard/route-builders.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import type { ArtworkData, DashboardServices } from './artist-loaders.ts'

/** The artist's dashboard. */
export function artistDashboardRoutes(services: DashboardServices): RouteObject[] {
  const { titled, titledBy, loadedBy } = routeBuilders({
    folder: 'web/artist-dashboard',
    description: 'The artist’s own dashboard.',
    services,
    bring: () => import('./artist-loaders.ts'),
  })
  return [
    {
      path: becomeArtistPage,
      loader: loadedBy(({ loadBecomeArtist }) => loadBecomeArtist),
      ErrorBoundary: DashboardErrorScreen,
      handle: titled('profile/become-artist-screen', 'Become an artist'),
      lazy: {
        Component: async () => (await import('./profile/become-artist-screen.tsx')).BecomeArtistScreen,
      },
    },
    {
      path: previewRoute,
      loader: loadedBy(({ loadPreview }) => loadPreview),
      ErrorBoundary: DashboardErrorScreen,
      handle: titledBy<OwnArtworkView>(
        'artworks/preview-screen',
        ({ title }) => `Preview of ${title || 'Untitled'}`,
      ),
      lazy: { Component: async () => (await import('./artworks/preview-screen.tsx')).PreviewScreen },
    },
    {
      path: dashboardPage,
      loader: loadedBy(({ loadLayout }) => loadLayout),
      ErrorBoundary: DashboardErrorScreen,
      handle: titled('artist-layout', 'Dashboard'),
      lazy: { Component: async () => (await import('./artist-layout.tsx')).ArtistLayout },
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
              path: ownArtworksPage,
              loader: loadedBy(({ loadArtworks }) => loadArtworks),
              handle: titled('artworks/artworks-screen', 'My artworks'),
              lazy: {
                Component: async () => (await import('./artworks/artworks-screen.tsx')).ArtworksScreen,
              },
            },
            {
              path: importPage,
              handle: titled('import/import-screen', 'Import artworks'),
              lazy: { Component: async () => (await import('./import/import-screen.tsx')).ImportScreen },
            },
            {
              path: ownArtworkRoute,
              loader: loadedBy(({ loadArtwork }) => loadArtwork),
              handle: titledBy<ArtworkData>('artwork-form/artwork-form-screen', ({ work }) =>
                work === null ? 'New artwork' : work.title || 'Untitled',
              ),
              lazy: {
                Component: async () =>
                  (await import('./artwork-form/artwork-form-screen.tsx')).ArtworkFormScreen,
              },
            },
            {
              path: parcelsPage,
              loader: loadedBy(({ loadOrders }) => loadOrders),
              handle: titled('parcels/parcels-screen', 'Orders to ship'),
              lazy: { Component: async () => (await import('./parcels/parcels-screen.tsx')).ParcelsScreen },
            },
            {
              path: parcelRoute,
              loader: loadedBy(({ loadOrder }) => loadOrder),
              handle: titledBy<ArtistOrderView>('parcels/parcel-screen', ({ number }) => `Order ${number}`),
              lazy: { Component: async () => (await import('./parcels/parcel-screen.tsx')).ParcelScreen },
            },
            {
              path: ownClaimsPage,
              loader: loadedBy(({ loadClaims }) => loadClaims),
              handle: titled('claims/own-claims-screen', 'Claims'),
              lazy: {
                Component: async () => (await import('./claims/own-claims-screen.tsx')).OwnClaimsScreen,
              },
            },
            {
              path: ownShippingPage,
              loader: loadedBy(({ loadShipping }) => loadShipping),
              handle: titled('shipping/shipping-screen', 'Shipping'),
              lazy: {
                Component: async () => (await import('./shipping/shipping-screen.tsx')).ShippingScreen,
              },
            },
            {
              path: earningsPage,
              loader: loadedBy(({ loadEarnings }) => loadEarnings),
              handle: titled('earnings/earnings-screen', 'Earnings'),
              lazy: {
                Component: async () => (await import('./earnings/earnings-screen.tsx')).EarningsScreen,
              },
            },
            {
              path: inboxPage,
              loader: loadedBy(({ loadMessages }) => loadMessages),
              handle: titled('messages/messages-screen', 'Messages'),
              lazy: {
                Component: async () => (await import('./messages/messages-screen.tsx')).MessagesScreen,
              },
            },
            {
              path: ownProfilePage,
              loader: loadedBy(({ loadProfile }) => loadProfile),
              handle: titled('profile/own-profile-screen', 'Profile'),
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
