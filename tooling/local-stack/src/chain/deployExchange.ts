import {
  createPublicClient,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  keccak256,
  maxUint256,
  parseAbi,
  parseUnits,
  toHex,
  zeroAddress,
} from 'viem'
import { localTokenAbi, localTokenBytecode } from '../contracts/Assets.gen.js'
import { addressOf, createDeployer, type Deployer } from './createDeployer.js'
import { testTokenAddress } from './deployBasics.js'
import { readArtifact } from './readArtifact.js'

const deployer = '0x1a7c000000000000000000000000000000000002'

/** Uniswap v2 and v3 and what they trade, at the same addresses on every chain with `deployExchange`. */
export const localExchange = {
  weth: addressOf(deployer, 0),
  v2Factory: addressOf(deployer, 1),
  v2Router: addressOf(deployer, 2),
  v3Factory: addressOf(deployer, 3),
  positionManager: addressOf(deployer, 4),
  /** SwapRouter02. */
  swapRouter: addressOf(deployer, 5),
  /** QuoterV2. */
  quoter: addressOf(deployer, 6),
  /** Test Gold (TGLD), 18 decimals. */
  gold: addressOf(deployer, 7),
  /** Test Tether (TUSDT), 6 decimals, whose allowance has to be 0 before it is set, as that of USDT. */
  tether: addressOf(deployer, 8),
} as const

const { weth, gold, tether } = localExchange
const dollar = testTokenAddress

/** Pools: two tokens, what is in them of each, and the fee of v3 in millionths. */
const pools: readonly (readonly [Hex, bigint, Hex, bigint, fee?: number])[] = [
  [weth, parseUnits('100', 18), dollar, parseUnits('300000', 6)],
  [weth, parseUnits('100', 18), gold, parseUnits('150', 18)],
  [weth, parseUnits('1000', 18), dollar, parseUnits('3000000', 6), 500],
  [gold, parseUnits('500', 18), dollar, parseUnits('1000000', 6), 3000],
  [tether, parseUnits('1000000', 6), dollar, parseUnits('1000000', 6), 500],
]

const wethAbi = parseAbi(['function deposit() payable'])
const routerAbi = parseAbi([
  'function addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
])
const managerAbi = parseAbi([
  'function createAndInitializePoolIfNecessary(address,address,uint24,uint160)',
  'struct Mint { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0; uint256 amount1; uint256 min0; uint256 min1; address recipient; uint256 deadline; }',
  'function mint(Mint)',
])

/**
 * Puts Uniswap v2 and v3 on a chain that has the basics and no exchange yet, with two more tokens and pools in which
 * 1 ether is worth 3000, 1 TGLD 2000 and 1 TUSDT 1 TUSD. Each of `holders` gets 1000 TGLD and 1,000,000 TUSDT, also on a
 * chain that has the exchange.
 */
export async function deployExchange(rpcUrl: string, holders: readonly Hex[]): Promise<void> {
  const chain = createPublicClient({ transport: http(rpcUrl) })
  const { call, send, ...queue } = createDeployer(rpcUrl, deployer)
  const mint = (to: Hex, owners: readonly Hex[], amount: bigint) => {
    call(to, encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [owners, amount] }))
  }
  if ((await chain.getCode({ address: localExchange.weth })) === undefined) {
    await deployContracts(queue.deploy)
    mint(gold, [deployer], parseUnits('1000000', 18))
    mint(tether, [deployer], parseUnits('10000000', 6))
    await giveDollars(rpcUrl)
    createPools(call)
  }
  mint(gold, holders, parseUnits('1000', 18))
  mint(tether, holders, parseUnits('1000000', 6))
  await send()
}

async function deployContracts(deploy: Deployer['deploy']): Promise<void> {
  const { v2Factory, v3Factory, positionManager } = localExchange
  const token = { abi: localTokenAbi, bytecode: localTokenBytecode } as const
  deploy(await readArtifact('WETH9'))
  deploy({ ...(await readArtifact('UniswapV2Factory')), args: [deployer] })
  deploy({ ...(await readArtifact('UniswapV2Router02')), args: [v2Factory, weth] })
  deploy(await readArtifact('UniswapV3Factory'))
  const manager = await readArtifact('NonfungiblePositionManager')
  deploy({ ...manager, args: [v3Factory, weth, zeroAddress] })
  deploy({ ...(await readArtifact('SwapRouter02')), args: [v2Factory, v3Factory, positionManager, weth] })
  deploy({ ...(await readArtifact('QuoterV2')), args: [v3Factory, weth] })
  deploy({ ...token, args: ['Test Gold', 'TGLD', 18, false] })
  deploy({ ...token, args: ['Test Tether', 'TUSDT', 6, true] })
}

function createPools(call: Deployer['call']): void {
  const { v2Router, positionManager } = localExchange
  call(weth, encodeFunctionData({ abi: wethAbi, functionName: 'deposit' }), parseUnits('10000', 18))
  for (const to of [weth, dollar, gold, tether]) {
    call(to, approve(v2Router))
    call(to, approve(positionManager))
  }
  for (const [one, ofOne, other, ofOther, fee] of pools) {
    if (fee === undefined) {
      const args = [one, other, ofOne, ofOther, 0n, 0n, deployer, maxUint256] as const
      call(v2Router, encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args }))
      continue
    }
    const isOrdered = one.toLowerCase() < other.toLowerCase()
    const [token0, token1] = isOrdered ? [one, other] : [other, one]
    const [amount0, amount1] = isOrdered ? [ofOne, ofOther] : [ofOther, ofOne]
    const create = [token0, token1, fee, squareRoot((amount1 << 192n) / amount0)] as const
    call(
      positionManager,
      encodeFunctionData({
        abi: managerAbi,
        functionName: 'createAndInitializePoolIfNecessary',
        args: create,
      }),
    )
    // The whole range of prices: ticks are multiples of the pool's spacing, which is a fiftieth of its fee.
    const spacing = fee / 50
    const tickUpper = Math.floor(887_272 / spacing) * spacing
    const position = {
      token0,
      token1,
      fee,
      tickLower: -tickUpper,
      tickUpper,
      amount0,
      amount1,
      min0: 0n,
      min1: 0n,
      ...({ recipient: deployer, deadline: maxUint256 } as const),
    } as const
    call(positionManager, encodeFunctionData({ abi: managerAbi, functionName: 'mint', args: [position] }))
  }
}

const approve = (spender: Hex) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] })

/** Gives the deployer TUSD, of which there is a fixed supply. */
async function giveDollars(rpcUrl: string): Promise<void> {
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  // `balanceOf` is the first variable of the contract.
  const key = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [deployer, 0n])
  const value = toHex(parseUnits('100000000', 6), { size: 32 })
  await client.setStorageAt({ address: dollar, index: keccak256(key), value })
}

/** Newton's method on whole numbers. */
function squareRoot(of: bigint): bigint {
  let guess = 1n << BigInt(Math.ceil(of.toString(2).length / 2))
  for (;;) {
    const better = (guess + of / guess) >> 1n
    if (better >= guess) return guess
    guess = better
  }
}
