import type { RunningRelay } from '@latchkit/relay'
import type { Hex } from 'viem'
import { deployAssets } from './chain/deployAssets.js'
import { deployBasics } from './chain/deployBasics.js'
import { deployEns } from './chain/deployEns.js'
import { deployExchange } from './chain/deployExchange.js'
import { deployFarcaster, farcasterRegistries } from './chain/deployFarcaster.js'
import { type DevAccount, devAccounts } from './chain/devAccounts.js'
import { type Anvil, startAnvil } from './chain/startAnvil.js'
import { type Identity, startIdentity } from './identity/startIdentity.js'
import { type Inbox, startInbox } from './mail/startInbox.js'
import { portOffset } from './portOffset.js'
import { endProcess, watchChildren } from './process/watchChildren.js'
import {
  type LocalSmartAccounts,
  type StartSmartAccountsParameters,
  startSmartAccounts,
} from './smartAccounts/startSmartAccounts.js'
import { type LocalSolana, type StartSolanaParameters, startSolana } from './solana/startSolana.js'

export type LocalChain = {
  id: number
  name: string
  rpcUrl: string
  wsUrl: string
  /** The test token (TUSD, 6 decimals), the same address on both chains. */
  token: Hex
  /** The process id of the chain itself. */
  pid: number
}

export type LocalStack = {
  chains: [LocalChain, LocalChain]
  /** Accounts of the public development mnemonic, each with 10,000 ether and 1,000,000 TUSD on both chains. */
  accounts: DevAccount[]
  /** The relay of WalletConnect, when one was asked for. */
  relay: RunningRelay | undefined
  /** The Solana chain, when one was asked for. */
  solana: LocalSolana | undefined
  /** The mail server, when one was asked for. */
  inbox: Inbox | undefined
  /** The identity providers, when they were asked for. */
  identity: Identity | undefined
  /** Bundlers, a paymaster and the contracts of smart accounts, when they were asked for. */
  smartAccounts: LocalSmartAccounts | undefined
  /** Ends every process; safe to call again. */
  stop(): Promise<void>
}

export type StartLocalStackParameters = {
  /** One port per chain, 0 for a free one. Default: 8545 and 8546 plus `LATCHKIT_PORT_OFFSET`. */
  ports?: readonly [number, number] | undefined
  /** Hardfork of a chain, by its id: `cancun` has no EIP-7702. Default: the newest that anvil has. */
  hardforks?: { readonly [chainId: number]: 'cancun' | 'prague' } | undefined
  /** Port of a relay of WalletConnect, 0 for a free one. Default: none is started. */
  relayPort?: number | undefined
  /** A Solana chain; `{}` for one on its default ports, `{ port: 0 }` on free ones. Default: none is started. */
  solana?: StartSolanaParameters | undefined
  /** A mail server; `{}` for one on its default ports, `{ http: 0, smtp: 0 }` on free ones. Default: none is started. */
  inbox?: Parameters<typeof startInbox>[0]
  /** Identity providers; `{}` for their default port, `{ port: 0 }` for a free one. Default: none are started. */
  identity?: Parameters<typeof startIdentity>[0]
  /** Uniswap with pools, NFTs, hostile tokens and ENS on both chains. Default: false, they take a second. */
  contracts?: boolean | undefined
  /**
   * Services of smart accounts on both chains; `{}` for its default ports, `{ bundlerPorts: [0, 0], paymasterPort: 0 }` on
   * free ones. Default: none, it takes seconds.
   */
  smartAccounts?: Omit<StartSmartAccountsParameters, 'chains'> | undefined
  /** Called when a chain ends without being stopped. */
  onChainExit?: ((chain: { id: number; port: number }) => void) | undefined
}

async function deployContracts(rpcUrl: string, accounts: readonly DevAccount[]): Promise<void> {
  const [one, two] = accounts.map(({ address }) => address)
  if (!one || !two) throw new RangeError('the development mnemonic has too few accounts')
  await Promise.all([
    deployExchange(
      rpcUrl,
      accounts.map(({ address }) => address),
    ),
    deployAssets(rpcUrl, one),
    deployEns(rpcUrl, [
      { name: 'alice.eth', addresses: { 60: one }, reverse: [one] },
      { name: 'bob.eth', addresses: { 60: two }, reverse: [two] },
    ]),
  ])
}

/**
 * Starts two local EVM chains, ids 31337 and 31338, with Multicall3 and a test token on each and Farcaster's registries
 * on the first, and a relay, a Solana chain, a mail server and identity providers where they are requested.
 */
export async function startLocalStack(parameters: StartLocalStackParameters = {}): Promise<LocalStack> {
  const offset = portOffset()
  const [firstPort, secondPort] = parameters.ports ?? [8545 + offset, 8546 + offset]
  const watch = watchChildren()
  const running: Anvil[] = []
  let stopped: Promise<void> | undefined
  let relay: RunningRelay | undefined
  let solana: LocalSolana | undefined
  let inbox: Inbox | undefined
  let identity: Identity | undefined
  let smartAccounts: LocalSmartAccounts | undefined
  const stop = () => {
    stopped ??= Promise.all([
      relay?.close(),
      solana?.stop(),
      inbox?.stop(),
      identity?.stop(),
      smartAccounts?.stop(),
      ...running.map(anvil => endProcess(anvil.child)),
    ]).then(() => watch.close())
    return stopped
  }
  const start = async (id: number, name: string, port: number): Promise<LocalChain> => {
    const hardfork = parameters.hardforks?.[id]
    const anvil = await startAnvil({ chainId: id, port, hardfork, watch })
    running.push(anvil)
    anvil.child.once('exit', () => {
      if (!stopped) parameters.onChainExit?.({ id, port: anvil.port })
    })
    const rpcUrl = `http://127.0.0.1:${anvil.port}`
    const token = await deployBasics(
      rpcUrl,
      accounts.map(account => account.address),
    )
    if (parameters.contracts) await deployContracts(rpcUrl, accounts)
    if (id === farcasterRegistries.chainId) await deployFarcaster(rpcUrl)
    return { id, name, rpcUrl, wsUrl: `ws://127.0.0.1:${anvil.port}`, token, pid: anvil.pid }
  }
  const accounts = devAccounts()
  const [first, second] = [
    start(31337, 'Latchkit Local 1', firstPort),
    start(31338, 'Latchkit Local 2', secondPort),
  ]
  const [one, two, three, four, five, six, seven] = await Promise.allSettled([
    first,
    second,
    parameters.relayPort === undefined
      ? undefined
      : import('@latchkit/relay').then(({ startRelay }) => startRelay({ port: parameters.relayPort })),
    parameters.solana && startSolana(parameters.solana),
    parameters.inbox && startInbox(parameters.inbox),
    parameters.identity && startIdentity(parameters.identity),
    parameters.smartAccounts &&
      Promise.all([first, second]).then(chains =>
        startSmartAccounts({ ...parameters.smartAccounts, chains }),
      ),
  ])
  if (three.status === 'fulfilled') relay = three.value
  if (four.status === 'fulfilled') solana = four.value
  if (five.status === 'fulfilled') inbox = five.value
  if (six.status === 'fulfilled') identity = six.value
  if (seven.status === 'fulfilled') smartAccounts = seven.value
  const failed = [one, two, three, four, five, six, seven].find(result => result.status === 'rejected')
  if (!failed && one.status === 'fulfilled' && two.status === 'fulfilled') {
    const chains: LocalStack['chains'] = [one.value, two.value]
    return { chains, accounts, relay, solana, inbox, identity, smartAccounts, stop }
  }
  await stop()
  throw failed?.reason
}
