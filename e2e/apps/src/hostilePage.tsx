import './hostile.css'
import './labPage.js'

const text = document.createElement('p')
text.dataset.testid = 'host-text'
text.textContent = 'Host text'
document.getElementById('root')?.before(text)
