import './page.css'
import { mountExample } from '../mountExample.js'

const place = document.getElementById('example')
if (place) mountExample('gallery-frame', place)
