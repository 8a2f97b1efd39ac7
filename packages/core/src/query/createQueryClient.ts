import { QueryClient } from '@tanstack/query-core'

/** In a module of its own, which `getQueryClient` imports at first need: TanStack Query reads `window` as it loads. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Nothing is asked again because a tab is shown or a network is back: each request counts against the app's quota.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
    },
  })
}
