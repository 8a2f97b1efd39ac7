import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  deployAssets,
  deployEns,
  deployExchange,
  localAssets,
  localEns,
  localExchange,
  startLocalStack,
  testTokenAddress,
} from '@latchkit/local-stack'
import {
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** CAIP-2 id of the chain. */
export const chainId = 'eip155:31337'

/** A real chain with something on it, and the variables of a gateway that reads it. */
export type BenchChain = {
  readonly rpcUrl: string
  readonly account: Hex
  /** The newest block. */
  readonly height: number
  readonly environment: { readonly [name: string]: string }
  stop(): Promise<void>
}

/** Starts a chain with an exchange, NFTs and a name, and `blocks` blocks with 20 transfers of a token each. */
export async function prepareChain(blocks: number): Promise<BenchChain> {
  const stack = await startLocalStack({ ports: [0, 0] })
  const [{ rpcUrl, token }] = stack.chains
  const [first, second] = stack.accounts
  const key = privateKeyToAccount(first?.privateKey ?? '0x')
  const chain = createTestClient({ account: key, mode: 'anvil', transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
  await deployExchange(rpcUrl, [key.address])
  await deployAssets(rpcUrl, key.address)
  const texts = { avatar: `${chainId}/erc721:${localAssets.nft}/1` }
  await deployEns(rpcUrl, [
    { name: 'alice.eth', addresses: { 60: key.address }, texts, reverse: [key.address] },
  ])
  let nonce = await chain.getTransactionCount({ address: key.address })
  const args = [second?.address ?? '0x', 1n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  await chain.setAutomine(false)
  for (let block = 0; block < blocks; block++) {
    const sends = Array.from({ length: 20 }, () =>
      chain.sendTransaction({
        chain: null,
        to: token,
        data,
        nonce: nonce++,
        gas: 100_000n,
        gasPrice: 10n ** 10n,
      }),
    )
    await Promise.all(sends)
    await chain.mine({ blocks: 1 })
  }
  await chain.setAutomine(true)
  const { weth, v2Factory, v3Factory, quoter, swapRouter } = localExchange
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkit-bench-'))
  const write = async (name: string, content: unknown) => {
    await writeFile(path.join(folder, name), JSON.stringify(content))
    return path.join(folder, name)
  }
  const exchange = { wrapped: weth, dollar: testTokenAddress, v2Factory, v3Factory, quoter, swapRouter }
  return {
    rpcUrl,
    account: key.address,
    height: Number(await chain.getBlockNumber()),
    environment: {
      PORT: '0',
      LOG_LEVEL: 'silent',
      RPC_URLS: JSON.stringify({ [chainId]: [rpcUrl] }),
      DEX_FILE: await write('dex.json', { [chainId]: exchange }),
      INDEX: chainId,
      TOKENS_FILE: await write('tokens.json', [
        { chainId, address: testTokenAddress, name: 'Test Dollar', symbol: 'TUSD', decimals: 6 },
      ]),
      NAMES_CHAIN: chainId,
      NAMES_RESOLVER: localEns.universalResolver,
      ONRAMP_SANDBOX: chainId,
    },
    async stop() {
      await stack.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
