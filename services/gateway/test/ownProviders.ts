import {
  deployEns,
  type LocalStack,
  localAssets,
  localEns,
  localExchange,
  localSolanaChainId,
  testTokenAddress,
} from '@latchkit/local-stack'
import { createCaches, createLogger } from '@latchkit/service-base'
import { getAddress } from 'viem'
import { loadChains } from '../src/chains/loadChains.js'
import { openStore } from '../src/database/openStore.js'
import { createPoolPrices } from '../src/exchanges/createPoolPrices.js'
import { type Index, openIndex } from '../src/indexer/openIndex.js'
import { createReadHoldings } from '../src/modules/balances/createReadHoldings.js'
import { createIndexHistory } from '../src/modules/history/createIndexHistory.js'
import { createNames } from '../src/modules/names/createNames.js'
import { createDescribe } from '../src/modules/nfts/createDescribe.js'
import { createIndexNfts } from '../src/modules/nfts/createIndexNfts.js'
import { createReadCollections } from '../src/modules/nfts/createReadCollections.js'
import { createReadNfts } from '../src/modules/nfts/createReadNfts.js'
import { createSandbox } from '../src/modules/onramp/createSandbox.js'
import { createSandboxOnramp } from '../src/modules/onramp/createSandboxOnramp.js'
import { createPrices } from '../src/modules/prices/createPrices.js'
import { createExchangeSwaps } from '../src/modules/swaps/createExchangeSwaps.js'
import { createNodes } from '../src/nodes/createNodes.js'
import { createByteBudget } from '../src/nodes/readAnswer.js'
import { own } from '../src/providers/loadProviders.js'
import { ProviderError } from '../src/providers/providerError.js'
import { createFetchRemote } from '../src/remote/createFetchRemote.js'
import { createRemoteImages } from '../src/remote/createRemoteImages.js'
import type { Source } from '../src/testing/runProviderContract.js'
import { createDescribeTokens } from '../src/tokens/createDescribeTokens.js'
import { loadTokens } from '../src/tokens/loadTokens.js'
import { chainId, seedStore } from './startIndexed.js'

const { weth, v2Factory, v3Factory, quoter, swapRouter } = localExchange
const exchange = { wrapped: weth, dollar: testTokenAddress, references: [] }
const logger = createLogger({ name: 'own', level: 'silent' })
const onError = () => {}

/** Data that this gateway reads itself, from an indexed chain. */
export type OwnProviders = {
  /** Everything, with the nodes of both chains at `url`. */
  open(parameters: { readonly url: string; readonly timeout: number }): Promise<Source>
  close(): Promise<void>
}

const lowerCase = (address: string) => `0x${address.slice(2).toLowerCase()}` as const

/** Creates the nodes of both chains: that of Solana is at `/solana` of a host that forwards to both. */
async function openNodes(url: string, solanaUrl: string, timeout: number) {
  const rpcUrls = { [chainId]: [url], [localSolanaChainId]: [solanaUrl] }
  const chains = await loadChains({ file: undefined, rpcUrls })
  const limits = { timeout, maxAnswerBytes: 1_048_576, buffered: createByteBudget(1e8) }
  return { chains, nodes: createNodes({ chains, ...limits, onOutcome: () => {} }) }
}

/** Gives a name on the chain to the first account, indexes the chain, and prepares what reads it. */
export async function prepareOwnProviders(stack: LocalStack): Promise<OwnProviders> {
  const [{ rpcUrl }] = stack.chains
  const owner = stack.accounts[0]?.address ?? '0x'
  const texts = { avatar: `eip155:31337/erc721:${localAssets.nft}/1` }
  await deployEns(rpcUrl, [{ name: 'alice.eth', addresses: { 60: owner }, texts, reverse: [owner] }])
  const database = await openStore({ ...(await seedStore()), url: undefined, onError })
  const { nodes } = await openNodes(rpcUrl, stack.solana?.url ?? '', 10_000)
  const tokens = await loadTokens(undefined)
  const exchanges = new Map([
    [
      chainId,
      {
        ...exchange,
        v2Factory: lowerCase(v2Factory),
        v3Factory: lowerCase(v3Factory),
        quoter: lowerCase(quoter),
        swapRouter: lowerCase(swapRouter),
        wrapped: lowerCase(weth),
        dollar: lowerCase(testTokenAddress),
      },
    ],
  ])
  const readPrices = createPoolPrices({ nodes, exchanges, tokens, minimum: 0 })
  const parts = { database, nodes, exchanges, tokens, readPrices }
  const index = await indexAll(parts, await heightOf(rpcUrl))
  const ends: (() => Promise<void>)[] = []
  return {
    async open({ url, timeout }) {
      const { chains, nodes } = await openNodes(url, `${url}/solana`, timeout)
      const pools = createPoolPrices({ nodes, exchanges, tokens, minimum: 0 })
      const priced = { exchanges, tokens, readPrices: pools }
      const solana = openIndex({
        database,
        nodes,
        logger,
        chains: [localSolanaChainId],
        onBlock: () => {},
        onHead: () => {},
        ...priced,
      })
      const both: Index = { ...index, chains: [chainId, localSolanaChainId], solana: solana.solana }
      const caches = await createCaches({ prefix: '', redisUrl: undefined, onError })
      const ours: readonly (typeof own)[] = [own]
      const providers = { of: () => ours, all: () => ours }
      const fetchRemote = createFetchRemote()
      const readCollections = createReadCollections(caches)
      const descriptions = createDescribe({ fetchRemote, ipfsGateway: 'http://127.0.0.1:1', caches })
      const { readNfts, readPreviews, readImages, close } = createReadNfts({
        ...descriptions,
        readCollections,
        caches,
      })
      const named = { nodes, chains, tokens, describeTokens: createDescribeTokens(caches) }
      const readHoldings = createReadHoldings({ ...named, index: both, providers, onError })
      const history = createIndexHistory({ ...named, index: both, readCollections, readPreviews, readImages })
      const nfts = createIndexNfts({ index, nodes, readNfts })
      const prices = createPrices({ providers, own: pools, caches, onError })
      const sandbox = createSandbox({ database, nodes, chains, tokens, prices, served: [chainId] })
      ends.push(solana.close, sandbox.close, close)
      return {
        name: own,
        readBalances: (id, query, signal) =>
          readHoldings(id, query, signal) ??
          Promise.reject(new ProviderError('no-answer', `${id} is not read here`)),
        readHistory: query => history.read({ ...query, isFresh: true }),
        readNfts: query => nfts.read({ ...query, isFresh: true }),
        readPrices: prices.read,
        swaps: createExchangeSwaps({ nodes, exchanges, feeRecipient: undefined }),
        onramp: createSandboxOnramp(sandbox),
        names: createNames({
          nodes,
          fetchRemote,
          readNfts,
          chain: chainId,
          chains: [chainId],
          registrar: undefined,
          images: createRemoteImages({ fetchRemote, ipfsGateway: 'http://127.0.0.1:1' }),
          resolver: getAddress(localEns.universalResolver),
        }),
      }
    },
    async close() {
      for (const end of ends) await end()
      await index.close()
      await database.close()
    },
  }
}

async function indexAll(
  parts: Omit<Parameters<typeof openIndex>[0], 'chains' | 'logger' | 'onBlock' | 'onHead'>,
  height: number,
) {
  let index: Index | undefined
  await new Promise<void>(resolve => {
    const onBlock = (_: string, number: number) => void (number >= height && resolve())
    index = openIndex({ ...parts, logger, chains: [chainId], onBlock, onHead: () => {} })
  })
  if (!index) throw new TypeError('the index was not opened')
  return index
}

async function heightOf(rpcUrl: string): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
  const { result } = (await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()) as {
    readonly result: string
  }
  return Number(result)
}
