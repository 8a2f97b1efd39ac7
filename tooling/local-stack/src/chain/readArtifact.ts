import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'

const files = {
  EntryPoint07: '@account-abstraction/contracts-0.7/artifacts/EntryPoint.json',
  EntryPoint08: '@account-abstraction/contracts/artifacts/EntryPoint.json',
  VerifyingPaymaster: '@account-abstraction/contracts-0.7/artifacts/VerifyingPaymaster.json',
  WETH9: '@uniswap/v2-periphery/build/WETH9.json',
  UniswapV2Factory: '@uniswap/v2-core/build/UniswapV2Factory.json',
  UniswapV2Router02: '@uniswap/v2-periphery/build/UniswapV2Router02.json',
  UniswapV3Factory: '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json',
  NonfungiblePositionManager:
    '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json',
  SwapRouter02: '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
  QuoterV2: '@uniswap/swap-router-contracts/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json',
} as const

/**
 * Reads a compiled contract of Uniswap or of ERC-4337 from its package. Their sources are under the GPL: they are loaded
 * here, at run time and for development, and nothing of them is part of what we publish.
 */
export async function readArtifact(name: keyof typeof files): Promise<{ abi: Abi; bytecode: Hex }> {
  const path = createRequire(import.meta.url).resolve(files[name])
  const { abi, bytecode }: { abi: Abi; bytecode: string } = JSON.parse(await readFile(path, 'utf8'))
  return { abi, bytecode: `0x${bytecode.replace(/^0x/, '')}` }
}
