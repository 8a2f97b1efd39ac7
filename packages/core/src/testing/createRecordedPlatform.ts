import { serverPlatform } from '../platform/serverPlatform.js'
import type { Platform } from '../platform/types.js'

/** One call of the platform. */
export type PlatformCall = { readonly method: keyof Platform; readonly args: readonly unknown[] }

/** A platform that remembers what it was asked. */
export type RecordedPlatform = Platform & {
  /** Every call so far, oldest first. */
  readonly calls: readonly PlatformCall[]
}

/**
 * A platform for tests: answers as on a server, or as `overrides` say, and records what it was asked.
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
    userAgent: record('userAgent', platform.userAgent),
    isMobile: record('isMobile', platform.isMobile),
    isTelegram: record('isTelegram', platform.isTelegram),
    openLink: record('openLink', platform.openLink),
    preloadImage: record('preloadImage', platform.preloadImage),
    ...(platform.privateStorage && { privateStorage: record('privateStorage', platform.privateStorage) }),
    isVisible: record('isVisible', platform.isVisible),
    hasFocus: record('hasFocus', platform.hasFocus),
    onVisibilityChange: record('onVisibilityChange', platform.onVisibilityChange),
  }
}
