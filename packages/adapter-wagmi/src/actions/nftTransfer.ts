import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import type { NftReference } from '@latchkit/core/nfts'
import {
  type Address,
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
} from 'viem'
import type { TransferCall } from './sendTransfer.js'

const address = { type: 'address' } as const
const uint = { type: 'uint256' } as const
const erc721 = [
  { type: 'function', name: 'ownerOf', stateMutability: 'view', inputs: [uint], outputs: [address] },
  {
    type: 'function',
    name: 'safeTransferFrom',
    stateMutability: 'nonpayable',
    inputs: [address, address, uint],
    outputs: [],
  },
] as const
const erc1155 = [
  { type: 'function', name: 'balanceOf', stateMutability: 'view', inputs: [address, uint], outputs: [uint] },
  {
    type: 'function',
    name: 'safeTransferFrom',
    stateMutability: 'nonpayable',
    inputs: [address, address, uint, uint, { type: 'bytes' }],
    outputs: [],
  },
] as const

/**
 * Returns the call that transfers an NFT. `safeTransferFrom` reverts for a contract that would not know of the NFT.
 *
 * @see https://eips.ethereum.org/EIPS/eip-721
 * @see https://eips.ethereum.org/EIPS/eip-1155
 */
export function toNftCall(
  nft: NftReference,
  transfer: {
    readonly from: Address
    readonly to: string
    readonly token: string | undefined
    readonly value: bigint
  },
): TransferCall {
  const { from, value } = transfer
  const [to, contract] = [getAddress(transfer.to), getAddress(transfer.token ?? '')]
  const id = BigInt(nft.tokenId)
  const functionName = 'safeTransferFrom'
  if (nft.standard === 'erc721')
    return { to: contract, data: encodeFunctionData({ abi: erc721, functionName, args: [from, to, id] }) }
  if (nft.standard === 'erc1155') {
    const args = [from, to, id, value, '0x'] as const
    return { to: contract, data: encodeFunctionData({ abi: erc1155, functionName, args }) }
  }
  throw new CapabilityNotSupportedError({ capability: 'sendTransfer', namespace: 'eip155' })
}

/** Reads how many items of an NFT an account has, which has no decimals. 0 if the contract says that there is no such NFT. */
export async function readNftBalance(
  client: Client,
  {
    nft,
    contract,
    owner,
  }: { readonly nft: NftReference; readonly contract: Address; readonly owner: Address },
): Promise<{ readonly decimals: number; readonly balance: bigint }> {
  const id = BigInt(nft.tokenId)
  const ask = (data: Hex) =>
    client.request({ method: 'eth_call', params: [{ to: contract, data }, 'latest'] })
  if (nft.standard === 'erc1155') {
    const call = { abi: erc1155, functionName: 'balanceOf', args: [owner, id] } as const
    const balance = decodeFunctionResult({ ...call, data: await ask(encodeFunctionData(call)) })
    return { decimals: 0, balance }
  }
  const call = { abi: erc721, functionName: 'ownerOf', args: [id] } as const
  // ERC-721: it reverts for an NFT that was burned.
  const data = await ask(encodeFunctionData(call)).catch((error: Error) => {
    if (/revert/i.test(error.message)) return undefined
    throw error
  })
  const isOwner = data && decodeFunctionResult({ ...call, data }) === owner
  return { decimals: 0, balance: isOwner ? 1n : 0n }
}
