import type { Platform } from './types.js'

/** The platform of a server: no user agent, never mobile, links open nothing. */
export const serverPlatform: Platform = {
  userAgent: () => '',
  isMobile: () => false,
  isTelegram: () => false,
  openLink: () => {},
  preloadImage: async () => {},
  isVisible: () => true,
  hasFocus: () => true,
  onVisibilityChange: () => () => {},
}
