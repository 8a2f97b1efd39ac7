import { ConnectView } from '../views/ConnectView.js'

/** How to get a view. Connect is part of the modal's chunk. */
export const registry = {
  Connect: ConnectView,
  loadOthers: async () => (await import('./lazyViews.js')).lazyViews,
}
