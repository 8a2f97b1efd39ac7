import { createRoot } from 'react-dom/client'
import { BareApp } from './BareApp.js'

const element = document.getElementById('app')
if (element) createRoot(element).render(<BareApp />)
