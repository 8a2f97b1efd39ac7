import { type RunningRelay, startRelay } from '@latchkit/relay'
import { recoverMessageAddress, stringToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chains, type Dapp, optionalNamespaces, startDapp } from './startDapp.js'
import { type Kind, startWallet, type Wallet } from './startWallet.js'

const kinds: readonly Kind[] = ['walletkit 1.2.10', 'sign-client 2.21.8']

let relay: RunningRelay
let dapp: Dapp
let wallet: Wallet

async function connect() {
  const { uri, approval } = await dapp.propose({ optionalNamespaces })
  const proposal = await wallet.pair(uri)
  await wallet.approve(proposal)
  return approval
}

async function sign(topic: string, message = 'hello', chainId = 'eip155:31337', account = 0) {
  const address = wallet.accounts[account]?.address
  const params = [stringToHex(message), address]
  const signature = await dapp.request({ topic, chainId, request: { method: 'personal_sign', params } })
  expect(await recoverMessageAddress({ message, signature: signature as `0x${string}` })).toBe(address)
}

describe.each(kinds)('our client with %s as the wallet', kind => {
  beforeEach(async () => {
    relay = await startRelay({ port: 0 })
    dapp = startDapp(relay.url)
    wallet = await startWallet(relay.url, kind, 2)
  })
  afterEach(async () => {
    dapp.destroy()
    await wallet.stop()
    await relay.close()
  })

  test('proposes, settles, signs, and ends', async () => {
    const session = await connect()
    expect(session.peer).toMatchObject({ name: 'Wallet', url: 'https://wallet.example' })
    expect(session.namespaces.eip155?.accounts).toEqual(
      chains.flatMap(chain => wallet.accounts.map(({ address }) => `${chain}:${address}`)),
    )
    expect(wallet.topics()).toEqual([session.topic])
    await sign(session.topic)
    const deleted = new Promise(resolve => wallet.on('session_delete', resolve))
    await dapp.disconnect({ topic: session.topic })
    await deleted
    expect(wallet.topics()).toEqual([])
    expect(dapp.getSessions()).toEqual([])
    expect(JSON.stringify([...dapp.shared.values])).not.toContain(session.topic)
  })
})
