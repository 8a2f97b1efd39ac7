import { element } from '../approval/element.js'

/** Downloads a text as a file, without a request to a server. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  element('a', { href: url, download: name }).click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
