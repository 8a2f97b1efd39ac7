import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HotApp } from './hot/HotApp.js'

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <HotApp />
    </StrictMode>,
  )
