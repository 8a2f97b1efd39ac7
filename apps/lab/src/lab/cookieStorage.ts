import { createCookieStorage } from '@latchkit/core/storage'

/** Cookies of the request while the server renders, those of the page afterwards. */
export function cookieStorage(header: string) {
  return createCookieStorage({
    read: () => (typeof document === 'undefined' ? header : document.cookie),
    write: cookie => {
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser, and answers late.
      if (typeof document !== 'undefined') document.cookie = cookie
    },
  })
}
