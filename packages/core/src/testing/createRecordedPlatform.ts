import { serverPlatform } from '../platform/serverPlatform.js'
import type { Platform } from '../platform/types.js'

/** A call of the platform. */
export type PlatformCall = { readonly method: keyof Platform; readonly args: readonly unknown[] }

/** A platform that records its calls. */
export type RecordedPlatform = Platform & {
  /** Every call, oldest first. */
  readonly calls: readonly PlatformCall[]
}

/**
 * Creates a platform for tests. It behaves as on a server, except for the `overrides`, and records each call.
 *
 * @example
 * const platform = createRecordedPlatform({ isMobile: () => true })
 * platform.calls.filter(({ method }) => method === 'openLink')
 */
export function createRecordedPlatform(overrides: Partial<Platform> = {}): RecordedPlatform {
  const calls: PlatformCall[] = []
  const platform: Platform = { ...serverPlatform, ...overrides }
  const record =
    <args extends readonly unknown[], result>(method: keyof Platform, run: (...args: args) => result) =>
    (...args: args): result => {
      calls.push({ method, args })
      return run(...args)
    }
  return {
    calls,
    ...(platform.pageUrl && { pageUrl: record('pageUrl', platform.pageUrl) }),
    ...(platform.replaceUrl && { replaceUrl: record('replaceUrl', platform.replaceUrl) }),
    userAgent: record('userAgent', platform.userAgent),
    isMobile: record('isMobile', platform.isMobile),
    ...(platform.isFramed && { isFramed: record('isFramed', platform.isFramed) }),
    isTelegram: record('isTelegram', platform.isTelegram),
    openLink: record('openLink', platform.openLink),
    preloadImage: record('preloadImage', platform.preloadImage),
    ...(platform.privateStorage && { privateStorage: record('privateStorage', platform.privateStorage) }),
    ...(platform.tabStorage && { tabStorage: record('tabStorage', platform.tabStorage) }),
    isVisible: record('isVisible', platform.isVisible),
    hasFocus: record('hasFocus', platform.hasFocus),
    onVisibilityChange: record('onVisibilityChange', platform.onVisibilityChange),
  }
}
