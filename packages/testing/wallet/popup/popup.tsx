import { createRoot } from 'react-dom/client'
import { readPopupState } from '../background/state.js'
import { showStatus } from '../ui/runAction.js'
import { Approval } from './Approval.js'
import { Home } from './Home.js'

const requestId = /^#request=([0-9a-f-]{36})$/.exec(location.hash)?.[1]
const container = document.querySelector('#root')

if (container) {
  const root = createRoot(container, { onUncaughtError: showStatus })
  const render = async () => {
    const popup = await readPopupState()
    root.render(requestId ? <Approval popup={popup} id={requestId} /> : <Home popup={popup} />)
  }
  let last = render()
  // A request must not change while it is on screen. Only the main page follows the state.
  if (!requestId)
    chrome.storage.onChanged.addListener(() => {
      last = last.then(render)
    })
}
