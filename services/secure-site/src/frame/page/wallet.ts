import * as z from 'zod/mini'
import { configMeta, frameConfig } from '../../api/config.js'
import { listFactors } from '../../api/factors.js'
import { element } from '../approval/element.js'
import { createServer } from '../session/createServer.js'
import { openStore } from '../session/openStore.js'
import { setLanguage } from '../setLanguage.js'
import { createSigner } from '../wallet/createSigner.js'
import { createWorkers } from '../wallet/createWorkers.js'
import { connectOpener, type Opener } from './connectOpener.js'
import { createOwnHost } from './createOwnHost.js'
import { askFactor } from './factors.js'
import { createDialogs, toText } from './openDialog.js'
import './page.css'
import { showWallet } from './showWallet.js'
import { signIn } from './signIn.js'
import { pageTexts } from './texts.js'
import type { WalletPage } from './walletPage.js'

const root = document.querySelector<HTMLElement>('#frame')
const meta = document.querySelector<HTMLMetaElement>(`meta[name="${configMeta}"]`)
if (root && meta) void run(root, meta.content)

async function run(root: HTMLElement, content: string): Promise<void> {
  const config = z.parse(frameConfig, JSON.parse(content))
  const { projectId } = config
  const search = new URLSearchParams(location.search)
  const text = pageTexts(setLanguage(search.get('language')))
  document.title = text('title')
  const openWorker = createWorkers(config)
  const common = {
    projectId,
    root,
    openWorker,
    signer: createSigner(openWorker),
    dialogs: createDialogs(text),
    text,
  }
  const say = (message: string) =>
    root.replaceChildren(element('h1', {}, text('title')), element('p', { role: 'status' }, message))
  say(text('loading'))
  try {
    const opener = search.has('opened') ? await connectOpener() : undefined
    if (opener) await serveOpener({ ...common, host: opener.host }, opener, say)
    // Without a project nobody can sign in.
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
      ended: () => location.reload(),
      replaced: () => location.reload(),
    })
    if (!(await server.resume())) await signIn(root, server, projectId, text)
    const host = createOwnHost({ projectId, server, store, signer: common.signer }, () => page)
    const page: WalletPage = { ...common, host }
    await showWallet(page)
  }
}

async function serveOpener(page: WalletPage, opener: Opener, say: (message: string) => void): Promise<void> {
  if (opener.mode === 'page') return showWallet(page)
  const { host, text, root } = page
  const { factors } = await host.call(listFactors, {})
  const start = element(
    'button',
    { type: 'button', className: 'primary', testId: 'open-wallet' },
    text('continue'),
  )
  root.replaceChildren(element('h1', {}, text('open.title')), element('p', {}, text('open.text')), start)
  await new Promise<void>(resolve => {
    start.addEventListener('click', () => {
      askFactor(page, 'open.title', factors)
        .then(({ key, share, keyGen }) => opener.release(key, share, keyGen))
        // What was closed can be begun again.
        .then(resolve, () => start.focus())
    })
  })
  say(text('open.done'))
}
