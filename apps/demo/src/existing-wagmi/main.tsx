import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/controls.css'
import '../styles/page.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element "root".')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
