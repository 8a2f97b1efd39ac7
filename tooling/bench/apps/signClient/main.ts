import type { SignClient } from '@walletconnect/sign-client'
import { type BenchDapp, chainId, metadata, now, optionalNamespaces } from '../dapp.js'

type Client = InstanceType<typeof SignClient>
let client: Client
let session: Awaited<ReturnType<Awaited<ReturnType<Client['connect']>>['approval']>>

const dapp: BenchDapp = {
  settled: new Promise(() => {}),
  async open(relayUrl) {
    const { SignClient } = await import('@walletconnect/sign-client')
    client = await SignClient.init({
      relayUrl,
      projectId: 'bench',
      metadata,
      logger: 'silent',
      telemetryEnabled: false,
    })
    // Its own switch for tests: without it, an iframe that cannot load here holds each step for five seconds.
    Object.assign(client.core.verify, { isDevEnv: true })
  },
  async propose() {
    const { uri, approval } = await client.connect({ optionalNamespaces })
    dapp.settled = approval().then(approved => {
      session = approved
      return now()
    })
    return uri ?? ''
  },
  async sign(message) {
    const address = session.namespaces.eip155?.accounts[0]?.split(':')[2]
    const request = { method: 'personal_sign', params: [message, address] }
    return String(await client.request({ topic: session.topic, chainId, request }))
  },
}
Object.assign(window, { benchDapp: dapp })
