import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createLab } from './createLab.js'
import { Lab } from './Lab.js'
import { readRpcUrls } from './readRpcUrls.js'
import { ssrOptions } from './ssrOptions.js'

const root = document.querySelector('#root')
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <Lab latchkit={createLab({ options: ssrOptions, rpcUrls: readRpcUrls() })} />
    </StrictMode>,
    {
      onRecoverableError: error => console.error('hydration', error),
    },
  )
