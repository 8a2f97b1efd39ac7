import './hostile.css'
import './labPage.js'
