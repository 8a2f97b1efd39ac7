import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import '@latchkit/configurator/styles/tokens.css'
import '@latchkit/configurator/styles/base.css'
import '@latchkit/configurator/styles/controls.css'
import '@latchkit/configurator/styles/configurator.css'
import '../styles/page.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root".')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
