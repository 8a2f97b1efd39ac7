/** The origin an app says it has; it is not checked by anybody. */
export function siteOrigin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'unknown:'
}
