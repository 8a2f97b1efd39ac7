import { LatchkitProvider } from '@latchkit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { latchkit } from './latchkit'
import './style.css'

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <LatchkitProvider latchkit={latchkit}>
      <App />
    </LatchkitProvider>
  </StrictMode>,
)
