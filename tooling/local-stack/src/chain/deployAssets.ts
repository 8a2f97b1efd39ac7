import { encodeFunctionData, type Hex, zeroAddress } from 'viem'
import {
  bytes32TokenAbi,
  bytes32TokenBytecode,
  gasBurningTokenAbi,
  gasBurningTokenBytecode,
  longNameTokenAbi,
  longNameTokenBytecode,
  revertingTokenAbi,
  revertingTokenBytecode,
  spamTokenAbi,
  spamTokenBytecode,
} from '../contracts/Assets.gen.js'
import {
  localItemsAbi,
  localItemsBytecode,
  localNftAbi,
  localNftBytecode,
} from '../contracts/Collectibles.gen.js'
import { addressOf, createDeployer } from './createDeployer.js'

const deployer = '0x1a7c000000000000000000000000000000000003'

/** NFTs and tokens that mean no good, at the same addresses on every chain with `deployAssets`. */
export const localAssets = {
  /** Name and symbol are of type bytes32. */
  bytes32: addressOf(deployer, 0),
  /** Every call fails. */
  reverting: addressOf(deployer, 1),
  /** Every call uses up its gas. */
  gasBurning: addressOf(deployer, 2),
  /** A name of 10 kB, control characters, 255 decimals. */
  longName: addressOf(deployer, 3),
  /** Says it was moved, and never is; named after a link, with the symbol of the test token. */
  spam: addressOf(deployer, 4),
  /** ERC-721: 1 is drawn in its URI, 2 is on IPFS, 3 names a private address. */
  nft: addressOf(deployer, 5),
  /** ERC-1155 with `{id}` in its URI. */
  items: addressOf(deployer, 6),
} as const

const drawing = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="teal"/></svg>')}`
const attributes = [{ trait_type: 'Shape', value: 'Square' }]
const uris = [
  `data:application/json;base64,${btoa(JSON.stringify({ name: 'Art 1', image: drawing, attributes }))}`,
  'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/2',
  'http://169.254.169.254/latest/meta-data',
]

/** Puts NFTs and hostile tokens on a chain; `owner` gets three of the ERC-721 and 1 and 5 pieces of two items. */
export async function deployAssets(rpcUrl: string, owner: Hex): Promise<void> {
  const { deploy, call, send } = createDeployer(rpcUrl, deployer)
  deploy({ abi: bytes32TokenAbi, bytecode: bytes32TokenBytecode })
  deploy({ abi: revertingTokenAbi, bytecode: revertingTokenBytecode })
  deploy({ abi: gasBurningTokenAbi, bytecode: gasBurningTokenBytecode })
  deploy({ abi: longNameTokenAbi, bytecode: longNameTokenBytecode })
  deploy({ abi: spamTokenAbi, bytecode: spamTokenBytecode })
  deploy({ abi: localNftAbi, bytecode: localNftBytecode })
  const item = `data:application/json,${encodeURIComponent(JSON.stringify({ name: 'Item', image: drawing }))}`
  deploy({
    abi: localItemsAbi,
    bytecode: localItemsBytecode,
    args: [item.replace('Item', 'Item%20{id}')],
  })
  const { nft, items, spam } = localAssets
  for (const [index, uri] of uris.entries()) {
    const args = [owner, BigInt(index + 1), uri] as const
    call(nft, encodeFunctionData({ abi: localNftAbi, functionName: 'mint', args }))
  }
  const pieces = [owner, [1n, 2n], [1n, 5n]] as const
  call(items, encodeFunctionData({ abi: localItemsAbi, functionName: 'mint', args: pieces }))
  const said = [zeroAddress, owner, 1_000_000n] as const
  call(spam, encodeFunctionData({ abi: spamTokenAbi, functionName: 'say', args: said }))
  await send()
}
