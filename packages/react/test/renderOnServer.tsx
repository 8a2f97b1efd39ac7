import { renderToString } from 'react-dom/server'
import { createApp, reactVersion } from './ssrApp.js'

/** The server's HTML, with the React that this was bundled or resolved with. */
export function renderOnServer(): { html: string; version: string } {
  return { html: renderToString(createApp().app), version: reactVersion }
}
