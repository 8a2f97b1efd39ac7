import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLab } from './createLab.js'
import { Lab } from './Lab.js'
import { readOptions } from './readOptions.js'
import { readRpcUrls } from './readRpcUrls.js'

const options = readOptions()
const latchkit = createLab({ options, rpcUrls: readRpcUrls() })
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Lab latchkit={latchkit} embedded={options.embedded} />
    </StrictMode>,
  )
