import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { AskNode } from '../providers/askNode.js'
import { readContracts } from '../providers/readContracts.js'
import { cleanText } from '../tokens/cleanText.js'
import type { Describe, Description } from './createDescribe.js'

/** An NFT of ERC-721 or ERC-1155. The contract is in lower case. */
export type NftPlace = { readonly contract: Hex; readonly tokenId: bigint; readonly standard: 721 | 1155 }

/** What is known of an NFT. What its contract or another host does not say is absent. */
export type NftFacts = Description & { readonly collection?: string | undefined }

/** Reads what is known of NFTs. */
export type ReadNfts = (ask: AskNode, places: readonly NftPlace[]) => Promise<readonly NftFacts[]>

const abi = parseAbi([
  'function name() view returns (string)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])

/** Creates the reader of NFTs: their contracts say where the description is, which may be at another host. */
export function createReadNfts(describe: Describe): ReadNfts {
  return async (ask, places) => {
    const calls = places.flatMap(({ contract: to, tokenId, standard }) => [
      { to, data: encodeFunctionData({ abi, functionName: 'name' }) },
      {
        to,
        data: encodeFunctionData({
          ...{ abi, functionName: standard === 721 ? 'tokenURI' : 'uri', args: [tokenId] },
        }),
      },
    ])
    const answers = await readContracts(ask, calls)
    return Promise.all(
      places.map(async ({ tokenId }, index) => {
        const [collection, uri] = [readText(answers[2 * index]), readText(answers[2 * index + 1])]
        // ERC-1155: the id in 64 hexadecimal digits.
        const address = uri?.replaceAll('{id}', tokenId.toString(16).padStart(64, '0'))
        const facts = address === undefined ? {} : await describe(address)
        return { ...facts, collection: collection && cleanText(collection) }
      }),
    )
  }
}

function readText(answer: Hex | undefined): string | undefined {
  if (!answer || answer === '0x') return undefined
  try {
    return decodeFunctionResult({ abi, functionName: 'name', data: answer }) || undefined
  } catch {
    return undefined
  }
}
