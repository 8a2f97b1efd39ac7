import { approvalPath, configMeta, frameConfig } from '@latchkit/secure-protocol/api/config'
import * as z from 'zod/mini'
import { openChannel } from './channel/openChannel.js'
import './frame.css'
import { createTexts } from './messages.js'
import { startFrame } from './startFrame.js'

const root = document.querySelector<HTMLElement>('#frame')
const meta = document.querySelector<HTMLMetaElement>(`meta[name="${configMeta}"]`)
if (root && meta) {
  const config = z.parse(frameConfig, JSON.parse(meta.content))
  const texts = createTexts()
  // A window has that of the frame that opened it.
  const wanted = new URLSearchParams(location.search).get('language')
  const loaded = texts.setLanguage(wanted, () => !root.hasChildNodes())
  if (location.pathname === approvalPath)
    void Promise.all([import('./window/runApprovalWindow.js'), loaded]).then(([{ runApprovalWindow }]) =>
      runApprovalWindow(config, root, texts),
    )
  else
    openChannel({
      config,
      window,
      bound(channel) {
        let last = -1
        const report = () => {
          const height = measure(root)
          if (height === last) return
          last = height
          channel.emit({ type: 'RESIZE', payload: { height } })
        }
        new MutationObserver(report).observe(root, { childList: true, subtree: true, characterData: true })
        window.addEventListener('resize', report)
        return startFrame(config, channel, root, texts)
      },
    })
}

/**
 * The height that the view would have if nothing in it scrolled or ran over. Its box tells nothing: the box is never higher
 * than the frame, whose height is still that of the view before.
 */
function measure(root: HTMLElement): number {
  const view = root.firstElementChild
  const last = view?.lastElementChild
  if (!view || !last) return 0
  const scrolling = view.querySelector('.details')
  const hidden = scrolling ? scrolling.scrollHeight - scrolling.clientHeight : 0
  const { paddingBlockEnd, borderBlockEndWidth } = getComputedStyle(view)
  const end = last.getBoundingClientRect().bottom - view.getBoundingClientRect().top
  return Math.ceil(end + Number.parseFloat(paddingBlockEnd) + Number.parseFloat(borderBlockEndWidth) + hidden)
}
