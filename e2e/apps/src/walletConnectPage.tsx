import { request } from '@latchkit/core/walletconnect'
import {
  ConnectButton,
  type Latchkit,
  LatchkitProvider,
  useAccount,
  useDisconnect,
  useLatchkit,
  useModal,
  useNetwork,
} from '@latchkit/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createLab } from './createLab.js'
import { readOptions } from './readOptions.js'
import { readRpcUrls } from './readRpcUrls.js'
import { wrapped } from './wrapped.js'

/** An app without any adapter: the WalletConnect session is all it has. */
function WalletConnectLab() {
  const { client } = useLatchkit()
  const { status, address, allAccounts } = useAccount()
  const { caipNetworkId } = useNetwork()
  const { state: modal } = useModal()
  const disconnect = useDisconnect()
  const [result, setResult] = useState('')
  const state = { status, address, caipNetworkId, modal, allAccounts: allAccounts.map(one => one.address) }
  async function sign() {
    if (!caipNetworkId) return
    const params = ['0x6869', address]
    const answer = request(client, { caipNetworkId, method: 'personal_sign', params })
    setResult(await answer.then(String, error => `error ${error.code}`))
  }
  return (
    <>
      <ConnectButton />
      <button type="button" data-testid="lab-sign" onClick={() => void sign()}>
        sign
      </button>
      <button type="button" data-testid="lab-disconnect" onClick={() => void disconnect()}>
        disconnect
      </button>
      <output style={wrapped} data-testid="lab-result">
        {result}
      </output>
      <pre style={wrapped} data-testid="lab-state">
        {JSON.stringify(state)}
      </pre>
    </>
  )
}

function show(latchkit: Latchkit) {
  const root = document.querySelector('#root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <LatchkitProvider latchkit={latchkit}>
          <WalletConnectLab />
        </LatchkitProvider>
      </StrictMode>,
    )
}

show(createLab({ options: { ...readOptions(), bare: true }, rpcUrls: readRpcUrls() }))
