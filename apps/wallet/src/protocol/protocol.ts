import type { Context } from './context.js'
import { createAccounts } from './createAccounts.js'
import { createKit } from './kit/createKit.js'
import { createStore } from './kit/createStore.js'
import { listen } from './listen.js'
import { openLink } from './openLink.js'
import { readConfig } from './readConfig.js'
import { takeTurn } from './takeTurn.js'
import { createFrame } from './views/createFrame.js'
import { run } from './views/run.js'

const root = document.querySelector('#root')

if (root)
  void run(async () => {
    const config = await readConfig()
    const links = await takeTurn(root)
    const context: Context = {
      kit: await createKit(config),
      store: createStore(),
      config,
      accounts: await createAccounts(),
      approvals: new Map(),
      underWay: new Set(),
      changed: () => undefined,
    }
    const frame = createFrame(root, context)
    listen(context, frame)
    document.body.dataset.loaded = 'true'
    await openLink(context)
    links(uri => openLink(context, uri))
  })
