import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createLab } from './createLab.js'
import { Lab } from './Lab.js'
import { ssrOptions } from './ssrOptions.js'

/** The page as HTML, from a separate latchkit, as a server makes one per request. */
export function renderOnServer(rpcUrls: string[]): string {
  return renderToString(
    <StrictMode>
      <Lab latchkit={createLab({ options: ssrOptions, rpcUrls })} />
    </StrictMode>,
  )
}
