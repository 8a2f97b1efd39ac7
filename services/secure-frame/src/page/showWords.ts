import { takeExportTicket } from '@latchkit/secure-protocol/api/account'
import { element } from '../approval/element.js'
import { withProof } from './proveAgain.js'
import type { WalletPage } from './walletPage.js'

/**
 * Shows the words of the wallet in this window while the user holds a button. They are in the document only during that time,
 * have no copy button and are never posted.
 */
export async function showWords(page: WalletPage): Promise<void> {
  const { host, dialogs, text, openWorker } = page
  await withProof(page, () => host.call(takeExportTicket, {}))
  const wallet = await host.unlock()
  let words = await new Promise<string>((resolve, reject) => {
    const worker = openWorker('export.worker')
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new RangeError('the wallet could not be opened'))
    }
    worker.postMessage(wallet)
    for (const share of wallet.shares) share.fill(0)
  })
  const list = element('ol', { className: 'words', dir: 'ltr', testId: 'words' })
  list.setAttribute('aria-label', text('export.list'))
  const hold = element('button', { type: 'button', className: 'hold', testId: 'hold' }, text('export.hold'))
  hold.dataset.first = ''
  const hide = () => list.replaceChildren()
  const reveal = (event: Event) => {
    if (!event.isTrusted || list.childElementCount > 0) return
    list.replaceChildren(...words.split(' ').map(word => element('li', {}, word)))
  }
  hold.addEventListener('pointerdown', event => {
    hold.setPointerCapture(event.pointerId)
    reveal(event)
  })
  hold.addEventListener('keydown', event => {
    if (event.key === ' ' || event.key === 'Enter') reveal(event)
  })
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur', 'contextmenu'])
    hold.addEventListener(type, hide)
  const prevent = (event: Event) => event.preventDefault()
  document.addEventListener('copy', prevent)
  document.addEventListener('visibilitychange', hide)
  try {
    await dialogs.ask({
      title: 'export.wordsTitle',
      text: text('export.hidden'),
      content: [list, hold],
      submit: 'done',
      act: () => undefined,
    })
  } finally {
    hide()
    words = ''
    document.removeEventListener('copy', prevent)
    document.removeEventListener('visibilitychange', hide)
  }
}
