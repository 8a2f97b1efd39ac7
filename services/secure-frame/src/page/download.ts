import { element } from '../approval/element.js'

/** Hands a text to the user as a file, which no server sees. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  element('a', { href: url, download: name }).click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
