import { createClient, type Network } from '@latchkit/core'
import { networksAtom } from '@latchkit/core/networks'
import type { NftReference } from '@latchkit/core/nfts'
import {
  deployAssets,
  type LocalStack,
  localAssets,
  localItemsAbi,
  localNftAbi,
  startLocalStack,
} from '@latchkit/local-stack'
import { createPublicClient, createWalletClient, type Hex, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { toNftCall } from '../../src/actions/nftTransfer.js'
import { wagmiAdapter } from '../../src/wagmiAdapter.js'

let stack: LocalStack
let owner: ReturnType<typeof privateKeyToAccount>
const to = privateKeyToAccount(generatePrivateKey()).address
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  owner = privateKeyToAccount(stack.accounts[0]?.privateKey as Hex)
  await deployAssets(stack.chains[0].rpcUrl, owner.address)
})
afterAll(() => stack?.stop())

const { nft: token, items } = localAssets
const chain = () => createPublicClient({ transport: http(stack.chains[0].rpcUrl), pollingInterval: 20 })

/** The estimate of the adapter, from the endpoint of the network. */
async function estimate(contract: string, nft: NftReference, value: bigint, receiver: string = to) {
  const adapter = wagmiAdapter()
  const client = createClient({
    metadata: { name: 'App' },
    networks: [
      {
        id: 31337,
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [stack.chains[0].rpcUrl] } },
      },
    ],
    adapters: [adapter],
  })
  onTestFinished(client.start())
  const network = client.store.get(networksAtom)[0] as Network<'eip155'>
  return adapter.estimateTransfer?.({
    from: owner.address,
    to: receiver,
    token: contract,
    nft,
    value,
    network,
  })
}

async function send(contract: string, nft: NftReference, value: bigint): Promise<void> {
  const wallet = createWalletClient({ account: owner, transport: http(stack.chains[0].rpcUrl) })
  const call = toNftCall(nft, { from: owner.address, to, token: contract, value })
  const hash = await wallet.sendTransaction({ ...call, chain: null })
  const { status } = await chain().waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(status).toBe('success')
}

describe('transfers of NFTs', () => {
  it('moves an NFT of ERC-721, whose fee and owner are read before', async () => {
    const nft = { tokenId: '1', standard: 'erc721' } as const
    const before = await estimate(token, nft, 1n)
    expect(before).toMatchObject({ decimals: 0, balance: 1n })
    expect(before?.fee).toBeGreaterThan(0n)
    await send(token, nft, 1n)
    const functionName = 'ownerOf'
    expect(await chain().readContract({ abi: localNftAbi, address: token, functionName, args: [1n] })).toBe(
      to,
    )
    expect(await estimate(token, nft, 1n)).toMatchObject({ balance: 0n, fee: 0n })
  })

  it('moves some of the items of ERC-1155', async () => {
    const nft = { tokenId: '2', standard: 'erc1155' } as const
    expect(await estimate(items, nft, 3n)).toMatchObject({ decimals: 0, balance: 5n })
    await send(items, nft, 3n)
    const args = [to, 2n] as const
    const functionName = 'balanceOf'
    expect(await chain().readContract({ abi: localItemsAbi, address: items, functionName, args })).toBe(3n)
    expect(await estimate(items, nft, 3n)).toMatchObject({ balance: 2n })
  })

  it('refuses a contract that does not take NFTs, before a request to the wallet', async () => {
    const nft = { tokenId: '2', standard: 'erc721' } as const
    await expect(estimate(token, nft, 1n, stack.chains[0].token)).rejects.toMatchObject({
      code: 'rpc/unknown',
    })
  })

  it('counts 0 of an NFT that does not exist', async () => {
    // The contract answers with the zero address, and another one reverts.
    expect(await estimate(token, { tokenId: '99', standard: 'erc721' }, 1n)).toMatchObject({ balance: 0n })
    expect(await estimate(localAssets.reverting, { tokenId: '1', standard: 'erc721' }, 1n)).toMatchObject({
      balance: 0n,
    })
  })
})
