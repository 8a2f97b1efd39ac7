import type { WalletId } from '../common/types.js'
import { readPopupState } from './readPopupState.js'
import { renderApproval } from './renderApproval.js'
import { renderHome } from './renderHome.js'

const requestId = /^#request=([0-9a-f-]{36})$/.exec(location.hash)?.[1]
const root = document.querySelector('#root')
let shown: WalletId = 'first'

const render = async () => {
  const popup = await readPopupState()
  const focused = document.activeElement?.id
  const show = (id: WalletId) => {
    shown = id
    last = last.then(render)
  }
  const content = requestId ? renderApproval(popup, requestId) : renderHome(popup, shown, show)
  root?.replaceChildren(...content)
  if (focused) document.getElementById(focused)?.focus()
  document.body.dataset.loaded = 'true'
  document.body.dataset.wallet = shown
}

let last = render()
// A request on screen must not change under the click; only the main page follows the state.
if (!requestId)
  chrome.storage.onChanged.addListener(() => {
    last = last.then(render)
  })
