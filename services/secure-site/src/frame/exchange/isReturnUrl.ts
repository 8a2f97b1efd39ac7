/** Whether a page of this site may go to a URL once a request of `origin` is answered. */
export function isReturnUrl(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin
}
