import {
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  prepareEncodeFunctionData,
} from 'viem'
import { readNumber } from './describeTokens.js'

/** An NFT of ERC-721 or ERC-1155. The contract is in lower case. */
export type NftPlace = { readonly contract: Hex; readonly tokenId: bigint; readonly standard: 721 | 1155 }

const abi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
])
// With their selectors, which viem would hash from the signatures for each NFT.
const ownerOf = prepareEncodeFunctionData({ abi, functionName: 'ownerOf' })
const balanceOf = prepareEncodeFunctionData({ abi, functionName: 'balanceOf' })

/** The call that says how many pieces of an NFT an account has. */
export function ownershipCall({ tokenId, standard }: NftPlace, account: string): Hex {
  return standard === 721
    ? encodeFunctionData({ ...ownerOf, args: [tokenId] })
    : encodeFunctionData({ ...balanceOf, args: [getAddress(account), tokenId] })
}

/** Reads its answer; 0 for one of another form. `account` is in lower case. */
export function toBalance({ standard }: NftPlace, answer: Hex | undefined, account: string): bigint {
  if (standard === 1155) return readNumber(answer) ?? 0n
  try {
    const owner = decodeFunctionResult({ abi, functionName: 'ownerOf', data: answer ?? '0x' })
    return owner.toLowerCase() === account ? 1n : 0n
  } catch {
    return 0n
  }
}
