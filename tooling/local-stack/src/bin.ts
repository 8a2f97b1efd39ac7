import { localEns } from './chain/deployEns.js'
import { LocalStackError } from './localStackError.js'
import { portOffset } from './portOffset.js'
import { startLocalStack } from './startLocalStack.js'

const since = performance.now()
try {
  const stack = await startLocalStack({
    relayPort: 4500 + portOffset(),
    solana: {},
    inbox: {},
    identity: {},
    contracts: true,
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
  for (const chain of stack.chains) console.log(`chain-${chain.id}  ${chain.rpcUrl}`)
  console.log(`ens  ${localEns.universalResolver}`)
  console.log(`relay  ${stack.relay?.url}`)
  console.log(`solana  ${stack.solana?.url}`)
  console.log(`solana-ws  ${stack.solana?.webSocketUrl}`)
  console.log(`inbox  ${stack.inbox?.url}`)
  console.log(`identity  ${stack.identity?.url}`)
  console.log(`farcaster  ${stack.identity?.farcaster.relayUrl}`)
  console.error(`started in ${Math.round(performance.now() - since)} ms`)
  console.log('ready')
} catch (error) {
  console.error(error instanceof LocalStackError ? error.message : error)
  process.exitCode = 1
}
