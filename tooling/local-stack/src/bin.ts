import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { deployEns, localEns } from './chain/deployEns.js'
import { localExchange } from './chain/deployExchange.js'
import { LocalStackError } from './localStackError.js'
import { portOffset } from './portOffset.js'
import { type LocalChain, startLocalStack } from './startLocalStack.js'

const since = performance.now()
try {
  const stack = await startLocalStack({
    relayPort: 4500 + portOffset(),
    solana: {},
    inbox: {},
    identity: {},
    contracts: true,
    smartAccounts: {},
    onChainExit: chain => {
      console.error(`chain ${chain.id} on port ${chain.port} ended by itself`)
      void end(1)
    },
  })
  const end = async (code: number) => {
    await stack.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  await offerNames(stack.chains[0].rpcUrl)
  for (const chain of stack.chains) console.log(`chain-${chain.id}  ${chain.rpcUrl}`)
  console.log(`ens  ${localEns.universalResolver}`)
  // For the gateway that is to swap there: its `DEX_FILE` and its `TOKENS_FILE`.
  console.log(`exchanges  ${JSON.stringify(describeExchanges(stack.chains))}`)
  console.log(`relay  ${stack.relay?.url}`)
  console.log(`solana  ${stack.solana?.url}`)
  console.log(`solana-ws  ${stack.solana?.webSocketUrl}`)
  console.log(`inbox  ${stack.inbox?.url}`)
  console.log(`identity  ${stack.identity?.url}`)
  console.log(`farcaster  ${stack.identity?.farcaster.relayUrl}`)
  const { smartAccounts } = stack
  for (const { chainId, url } of smartAccounts?.bundlers ?? []) console.log(`bundler-${chainId}  ${url}`)
  console.log(`paymaster  ${smartAccounts?.paymasterUrl}`)
  // For the secure site that is to have smart accounts there.
  console.log(`smart-accounts  ${JSON.stringify(smartAccounts?.contracts)}`)
  console.error(`started in ${Math.round(performance.now() - since)} ms`)
  console.log('ready')
} catch (error) {
  console.error(error instanceof LocalStackError ? error.message : error)
  process.exitCode = 1
}

/** Lets the gateway that will be at `NAMES_URL` answer for the names below `NAMES_PARENT`, with the key that it has. */
async function offerNames(rpcUrl: string): Promise<void> {
  const { NAMES_PARENT: parent, NAMES_URL: gateway, NAMES_SIGNING_KEY: key } = process.env
  if (!parent || !gateway || !key) return
  const url = `${gateway}/v1/names/ccip/{sender}/{data}.json`
  await deployEns(rpcUrl, [], { parent, url, signer: privateKeyToAddress(key as Hex) })
}

function describeExchanges(chains: readonly LocalChain[]) {
  const { weth: wrapped, gold, tether, v2Factory, v3Factory, quoter, swapRouter } = localExchange
  return {
    dex: Object.fromEntries(
      chains.map(({ id, token: dollar }) => [
        `eip155:${id}`,
        { wrapped, dollar, v2Factory, v3Factory, quoter, swapRouter },
      ]),
    ),
    tokens: chains.flatMap(({ id, token: dollar }) =>
      [
        { address: dollar, name: 'Test Dollar', symbol: 'TUSD', decimals: 6, tags: ['popular'] },
        { address: gold, name: 'Test Gold', symbol: 'TGLD', decimals: 18, tags: ['popular'] },
        { address: tether, name: 'Test Tether', symbol: 'TUSDT', decimals: 6, tags: ['suggested'] },
      ].map(token => ({ ...token, chainId: `eip155:${id}` })),
    ),
  }
}
