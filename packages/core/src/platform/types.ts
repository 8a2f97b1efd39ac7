import type { StorageDriver } from '../storage/types.js'

/** What the client may ask of the device. The DOM driver lives in `@latchkit/react`, a recorded one in `/testing`. */
export type Platform = {
  userAgent(): string
  /** Address of the page, where there is one. */
  pageUrl?(): string | undefined
  /** Phones and tablets. */
  isMobile(): boolean
  /** Set inside Telegram's web view. */
  isTelegram(): boolean
  /** Opens a link: `_self` stays on the page, `_blank` opens a tab, both inside a user's gesture only. */
  openLink(url: string, target: '_self' | '_blank' | '_top'): void
  /** Settles when the image is in the cache, cannot be loaded, or after 2 s; never rejects. */
  preloadImage(url: string): Promise<void>
  /** Storage that never leaves the device, for secrets where the client's own storage does. */
  privateStorage?(): StorageDriver
  isVisible(): boolean
  /** Whether the person is at this page right now. */
  hasFocus(): boolean
  onVisibilityChange(listener: (visible: boolean) => void): () => void
}
