import './page.css'
import { mountExample } from '../mountExample.js'

// `?example=connect` shows one. Without it, those of the journey are there together.
const wanted = new URLSearchParams(location.search).getAll('example')
const names = wanted.length > 0 ? wanted : ['connect', 'sign-message', 'switch-network', 'send']
for (const name of names) {
  const place = document.createElement('section')
  place.ariaLabel = name
  document.getElementById('example')?.append(place)
  mountExample(name, place)
}
