/**
 * Returns the URL of a request with its path and query, or the one of `/` for what is no URL, such as `//`. Exceptions that
 * leave a listener end the process.
 */
export function readRequestUrl(path: string | undefined): URL {
  const base = 'http://localhost'
  return new URL(path && URL.canParse(path, base) ? path : '/', base)
}
