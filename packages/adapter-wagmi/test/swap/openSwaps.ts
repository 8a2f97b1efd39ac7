import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient, type SwapRouter } from '@latchkit/core'
import { connect } from '@latchkit/core/connection'
import { createMemoryStorage } from '@latchkit/core/storage'
import { type SwapToken, updateSwap } from '@latchkit/core/swap'
import { startGateway } from '@latchkit/gateway'
import { deployExchange, localExchange, startLocalStack, testTokenAddress } from '@latchkit/local-stack'
import { createPublicClient, erc20Abi, type Hex, http } from 'viem'
import { mock } from 'wagmi'
import { wagmiAdapter } from '../../src/wagmiAdapter.js'

const chainId = 'eip155:31337'
const dollar = testTokenAddress
const { weth, gold, tether, swapRouter } = localExchange

const tokenOf = (symbol: string, decimals: number, address?: Hex): SwapToken => ({
  name: symbol,
  symbol,
  chainId,
  decimals,
  iconUrl: undefined,
  tags: [],
  address: address && `${chainId}:${address}`,
})
/** Tokens of the swaps on the local chain. */
export const tokens = {
  ether: tokenOf('ETH', 18),
  gold: tokenOf('TGLD', 18, gold),
  dollar: tokenOf('TUSD', 6, dollar),
  tether: tokenOf('TUSDT', 6, tether),
} as const

/** A transaction of the gateway. */
export type Tx = { from: string; to: string; data: Hex; value: string; amount: string }
/** Changes an answer of the gateway: the name of the call, and its JSON. */
export type Tamper = (call: string, answer: { tx: Tx }) => unknown

/** Starts a chain with an exchange, a real gateway that swaps there, and a proxy before it that changes its answers. */
export async function openSwaps() {
  const stack = await startLocalStack({ ports: [0, 0] })
  const [{ rpcUrl }] = stack.chains
  const [account = '0x', thief = '0x'] = stack.accounts.map(({ address }) => address)
  await deployExchange(rpcUrl, [account])
  const { v2Factory, v3Factory, quoter } = localExchange
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkit-swaps-'))
  const dexFile = path.join(folder, 'dex.json')
  const exchange = { wrapped: weth, dollar, v2Factory, v3Factory, quoter, swapRouter }
  await writeFile(dexFile, JSON.stringify({ [chainId]: exchange }))
  const gateway = await startGateway({
    port: 0,
    logLevel: 'silent' as const,
    rpcUrls: { [chainId]: [rpcUrl] },
    dexFile,
  })
  let tamper: Tamper = () => undefined
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { pathname, search } = new URL(request.url ?? '', gateway.url)
    const answer = await fetch(`${gateway.url}${pathname}${search}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body }),
    })
    const json = (await answer.json()) as { tx: Tx }
    if (answer.ok) tamper(pathname.split('/').at(-1) ?? '', json)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const chain = createPublicClient({ transport: http(rpcUrl) })
  const balanceOf = async (token: SwapToken, owner: Hex = account) => {
    const address = token.address?.split(':').at(-1)
    return address
      ? chain.readContract({
          abi: erc20Abi,
          address: address as Hex,
          functionName: 'balanceOf',
          args: [owner],
        })
      : chain.getBalance({ address: owner })
  }
  return {
    rpcUrl,
    account,
    thief,
    chain,
    balanceOf,
    /** Has the gateway taken over: its answers are changed from now on. */
    takeOver(by: Tamper) {
      tamper = by
    },
    /** A client whose wallet signs every request, with the form filled in. */
    async open({
      routers = [{ address: swapRouter, wrapped: weth }],
      url: rpc = rpcUrl,
    }: {
      readonly routers?: readonly (string | SwapRouter)[]
      readonly url?: string
    } = {}) {
      const adapter = wagmiAdapter({ connectors: [mock({ accounts: [account] })] })
      const client = createClient({
        metadata: { name: 'App' },
        networks: [
          {
            id: 31337,
            name: 'Local',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: { default: { http: [rpc] } },
            services: { swaps: true, swapRouters: routers },
          },
        ],
        adapters: [adapter],
        storage: createMemoryStorage(),
        gateway: { url },
        logLevel: 'silent',
      })
      const stop = client.start()
      await connect(client, { connectorId: 'mock' })
      const fill = (sourceToken: SwapToken, toToken: SwapToken, sourceTokenAmount: string) =>
        updateSwap(client, { sourceToken, toToken, sourceTokenAmount })
      return { client, fill, stop }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await gateway.close()
      await stack.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
