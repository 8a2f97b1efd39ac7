import type { StorageDriver } from '../storage/types.js'

/** The device functions that a client calls. `@latchkit/react` has the DOM driver, `/testing` a driver that records. */
export type Platform = {
  userAgent(): string
  /** URL of the page; undefined on a server. */
  pageUrl?(): string | undefined
  /**
   * Replaces the URL of the page without loading it. A social login in the app's own tab leaves its result in the URL
   * where this is missing.
   */
  replaceUrl?(url: string): void
  /** Whether the device is a phone or a tablet. */
  isMobile(): boolean
  /** Whether the page is in a frame of another page. Default: false. */
  isFramed?(): boolean
  /** Whether the page is in Telegram's web view. */
  isTelegram(): boolean
  /** Opens a link: `_self` in the page, `_blank` in a tab, both within a user gesture only. */
  openLink(url: string, target: '_self' | '_blank' | '_top'): void
  /** Resolves when the image is loaded, when it cannot be loaded, or after 2 s; never rejects. */
  preloadImage(url: string): Promise<void>
  /** Storage that is not sent to a server, for secrets while the client's own storage is (cookies). */
  privateStorage?(): StorageDriver
  /**
   * Storage of this tab only, which outlives the page while the tab shows another page (`sessionStorage`). Without it, no
   * approval continues in the tab of the app.
   */
  tabStorage?(): StorageDriver
  isVisible(): boolean
  /** Whether the page has the focus. */
  hasFocus(): boolean
  onVisibilityChange(listener: (visible: boolean) => void): () => void
}
