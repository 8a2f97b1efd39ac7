import { approvalPath, configMeta, frameConfig } from '@latchkit/secure-protocol/api/config'
import { listFactors } from '@latchkit/secure-protocol/api/factors'
import * as z from 'zod/mini'
import { element } from '../approval/element.js'
import { createServer } from '../session/createServer.js'
import { openStore } from '../session/openStore.js'
import { createSigner } from '../wallet/createSigner.js'
import { createWorkers } from '../wallet/createWorkers.js'
import { connectOpener, type Opener } from './connectOpener.js'
import { createOwnHost } from './createOwnHost.js'
import { askFactor } from './factors.js'
import { createDialogs, toText } from './openDialog.js'
import './page.css'
import { showWallet } from './showWallet.js'
import { signIn } from './signIn.js'
import { loadPageTexts } from './texts.js'
import type { WalletPage } from './walletPage.js'

const root = document.querySelector<HTMLElement>('#frame')
const meta = document.querySelector<HTMLMetaElement>(`meta[name="${configMeta}"]`)
if (root && meta) void run(root, meta.content)

async function run(root: HTMLElement, content: string): Promise<void> {
  const config = z.parse(frameConfig, JSON.parse(content))
  const { projectId } = config
  const search = new URLSearchParams(location.search)
  const { text, formatTime } = await loadPageTexts(search.get('language'))
  document.title = text('title')
  const openWorker = createWorkers(config)
  const common = {
    projectId,
    root,
    openWorker,
    signer: createSigner(openWorker),
    dialogs: createDialogs(text),
    text,
    formatTime,
  }
  const say = (message: string) =>
    root.replaceChildren(element('h1', {}, text('title')), element('p', { role: 'status' }, message))
  say(text('loading'))
  try {
    const opener = search.has('opened') ? await connectOpener() : undefined
    if (opener) await serveOpener({ ...common, host: opener.host }, opener, say)
    // Sign-in is not possible without a project.
    else if (config.origins.length === 0) say(text('signIn.noProject'))
    else await runAlone()
  } catch (error) {
    say(toText(error, text))
  }

  async function runAlone() {
    const store = openStore(projectId)
    const server = createServer({
      config,
      store,
      getLocale: () => document.documentElement.lang,
      ended: () => location.reload(),
      replaced: () => location.reload(),
    })
    // The window of an approval came here, and goes on once this browser has a session and a share.
    const isForRequest = search.get('then') === 'approve'
    const reason = isForRequest ? 'signIn.forRequest' : 'signIn.text'
    const user = await server.resume()
    if (!user) await signIn(root, server, projectId, text, reason)
    const host = createOwnHost({ projectId, server, store, signer: common.signer }, () => page)
    const page: WalletPage = { ...common, host }
    if (!isForRequest) return showWallet(page)
    say(text('loading'))
    const wallet = await host.findUnshared()
    // Any page may open this page, so it mails a code only after a press.
    if (wallet) await untilDone(page, 'recover', () => host.keepShare(wallet), user === undefined)
    search.delete('then')
    location.replace(`${approvalPath}?${search}${location.hash}`)
  }
}

async function serveOpener(page: WalletPage, opener: Opener, say: (message: string) => void): Promise<void> {
  if (opener.mode === 'page') return showWallet(page)
  const { host, text } = page
  const { factors } = await host.call(listFactors, {})
  await untilDone(page, 'open', async () => {
    const { key, share, keyGen } = await askFactor(page, 'open.title', factors)
    await opener.release(key, share, keyGen)
  })
  say(text('open.done'))
}

/** Shows a button until its action succeeds: a closed dialog can be opened again, and an error is shown. */
async function untilDone(
  { root, text }: WalletPage,
  name: 'open' | 'recover',
  act: () => Promise<void>,
  isPressed = false,
) {
  const start = element(
    'button',
    { type: 'button', className: 'primary', testId: 'open-wallet' },
    text('continue'),
  )
  const error = element('p', { className: 'error', role: 'alert' })
  const hint = text(name === 'open' ? 'open.text' : 'recover.hint')
  root.replaceChildren(element('h1', {}, text(`${name}.title`)), element('p', {}, hint), error, start)
  await new Promise<void>(resolve => {
    const run = () => {
      error.textContent = ''
      act().then(resolve, problem => {
        error.textContent = toText(problem, text)
        start.focus()
      })
    }
    start.addEventListener('click', run)
    if (isPressed) run()
  })
}
