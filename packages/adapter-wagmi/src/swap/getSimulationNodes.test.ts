import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '@latchkit/core'
import { defineNetwork } from '@latchkit/core/networks'
import { mainnet } from 'viem/chains'
import { expect, it, onTestFinished } from 'vitest'
import { createConfig, http, mock } from 'wagmi'
import { connect } from 'wagmi/actions'
import { createRuntime } from '../runtime.js'
import { getSimulationNodes } from './getSimulationNodes.js'

const account = '0x00000000000000000000000000000000000A11cE'
const request = { method: 'eth_simulateV1', params: [] } as const

/** A node that says its name. */
async function startNode(name: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: name }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('asks the wallet, then endpoints of the app, and never the gateway', async () => {
  const [own, gateway, wallet] = await Promise.all(['own', 'gateway', 'wallet'].map(startNode))
  if (!own || !gateway || !wallet) throw new TypeError('a node did not start')
  const chain = { ...mainnet, rpcUrls: { default: { http: [wallet] } } }
  const config = createConfig({
    chains: [chain],
    transports: { 1: http(wallet) },
    connectors: [mock({ accounts: [account] })],
  })
  const [connector] = config.connectors
  if (!connector) throw new TypeError('no connector')
  await connect(config, { connector })
  const urls = [`${gateway}/v1/?chainId=eip155:1`, own]
  const network = defineNetwork({ ...mainnet, rpcUrls: { default: { http: urls } } }) as Network<'eip155'>
  const scope = {
    networks: [network],
    storage: undefined,
    storageKey: 'test',
    context: {
      platform: { isVisible: () => false },
      config: { gateway: { url: `${gateway}/` }, customRpcUrls: {} },
    },
  }
  const runtime = createRuntime(scope as never, { config, own: false, outer: false })
  const ask = async () => {
    const nodes = await getSimulationNodes(runtime, { from: account, network })
    return Promise.all(nodes.map(node => node(request)))
  }
  expect(await ask()).toEqual(['wallet', 'own'])
  // A WalletConnect session has no separate node.
  runtime.sessionConnector = { id: connector.id } as never
  expect(await ask()).toEqual(['own'])
})
