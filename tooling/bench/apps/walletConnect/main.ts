import type { WalletConnectClient, WalletConnectSession } from '@latchkit/walletconnect'
import { type BenchDapp, chainId, metadata, now, optionalNamespaces } from '../dapp.js'

let client: WalletConnectClient
let session: WalletConnectSession

const dapp: BenchDapp = {
  settled: new Promise(() => {}),
  async open(relayUrl) {
    const { createWalletConnect } = await import('@latchkit/walletconnect')
    client = createWalletConnect({
      relayUrl,
      projectId: 'bench',
      metadata,
      storageKey: 'bench',
      storage: {
        get: key => localStorage.getItem(key) ?? undefined,
        set: (key, value) => localStorage.setItem(key, value),
        remove: key => localStorage.removeItem(key),
      },
    })
  },
  async propose() {
    const { uri, approval } = await client.propose({ optionalNamespaces })
    dapp.settled = approval.then(approved => {
      session = approved
      return now()
    })
    return uri
  },
  async sign(message) {
    const address = session.namespaces.eip155?.accounts[0]?.split(':')[2]
    const request = { method: 'personal_sign', params: [message, address] }
    return String(await client.request({ topic: session.topic, chainId, request }))
  },
}
Object.assign(window, { benchDapp: dapp })
