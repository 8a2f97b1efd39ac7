import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { Hex } from 'viem'
import type { Prepared } from '../approval/types.js'
import { FrameError } from '../FrameError.js'
import type { RequestsParameters } from '../rpc/types.js'
import type { PaymasterService } from '../smartAccount/askPaymaster.js'
import { unsupportedChain } from '../smartAccount/createBundler.js'
import { toAccountError } from '../smartAccount/toAccountError.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import { type CallsRequest, callsCodes, readBatch } from './readBatch.js'
import type { Batch, PreparedBatch } from './types.js'

export type PrepareCallsParameters = RequestsParameters & {
  readonly wallet: OpenWallet
  /** The app's default, for requests that do not name a service. */
  readonly paymasterService: PaymasterService | undefined
  readonly signal: AbortSignal
  sending(isSending: boolean): void
  sent(): void
}

/**
 * Prepares `wallet_sendCalls`: the batch is one operation of the smart account, or one transaction of the key's account.
 * The id is stored before the batch is sent, so that it can be found after the page was closed.
 *
 * @throws FrameError of EIP-5792, such as 5710 for a network that the site does not serve; 4200 where the account of the key sends its calls one by one
 */
export async function prepareCalls(
  parameters: PrepareCallsParameters,
  request: CallsRequest,
): Promise<Prepared> {
  const { store, origin } = parameters
  await refuseCreation(parameters, request)
  const batch = readBatch(request)
  // After 4200, the kit would send the calls one by one, even on a network without a node.
  if (!parameters.upgrades.chainIds.includes(batch.chainId))
    throw new FrameError(unsupportedChain, `The network eip155:${batch.chainId} is not served`)
  if (await store.getBatch(origin, batch.id, unique)) throw duplicate()
  const toPrepared = ({ send, again, ...shown }: PreparedBatch): Prepared => ({
    ...shown,
    again: error => again?.(error)?.then(toPrepared),
    async finish(...signed) {
      await keepAndSend(parameters, batch, { ...shown, send }, ...signed)
      return { id: batch.id }
    },
  })
  return toPrepared(await prepareByAccount(parameters, batch))
}

/** Milliseconds for which an id is not used again. */
const unique = 24 * 3_600_000

const duplicate = () => new FrameError(callsCodes.duplicateId, 'A batch with this id was sent before')

/** Sends a batch whose id is stored before. If nothing was sent, the id is released. */
export async function keepAndSend<prepared extends PreparedBatch>(
  { store, origin, wallet }: Pick<PrepareCallsParameters, 'store' | 'origin' | 'wallet'>,
  { id, chainId }: Pick<Batch, 'id' | 'chainId'>,
  prepared: prepared,
  ...[signed, signAgain]: Parameters<Prepared['finish']>
): Promise<Awaited<ReturnType<prepared['send']>>> {
  const own = { id, chainId, account: prepared.account, walletId: wallet.id, sentAt: Date.now() }
  let isKept = false
  try {
    return (await prepared.send(signed, {
      signAgain,
      async keep(sent) {
        if (!(await store.keepBatch(origin, { ...own, sent }, isKept ? 0 : unique))) throw duplicate()
        isKept = true
      },
    })) as Awaited<ReturnType<prepared['send']>>
  } catch (error) {
    if (isKept) await store.dropBatch(origin, id)
    throw error
  }
}

/**
 * Contract creation needs a separate transaction, which only the account of the key supports: it then sends the calls one
 * by one.
 */
async function refuseCreation(
  { wallet, accounts, upgrades }: PrepareCallsParameters,
  { calls, from, chainId, atomicRequired }: CallsRequest,
): Promise<void> {
  if (calls.every(({ to }) => to !== undefined) || !upgrades.chainIds.includes(Number(chainId))) return
  const account = from ?? (await accounts.getAddress(wallet, Number(chainId)))
  if (account.toLowerCase() !== wallet.addresses.eip155.toLowerCase()) return
  const isOne = atomicRequired === true && calls.length > 1
  const code = isOne ? callsCodes.notAtomic : rpcCodes.unsupported
  throw new FrameError(code, 'The account creates a contract only in a separate transaction')
}

const unsponsored = () =>
  new FrameError(
    callsCodes.unsupportedCapability,
    'No paymaster pays for this account: it is not a smart account',
  )

async function prepareByAccount(parameters: PrepareCallsParameters, batch: Batch): Promise<PreparedBatch> {
  const { wallet, smartAccounts } = parameters
  const { chainId, calls } = batch
  const own = wallet.addresses.eip155
  const smart = await smartAccounts.find(wallet, chainId)
  const from = batch.from ?? (await parameters.accounts.getAddress(wallet, chainId))
  const isSame = (other: string) => other.toLowerCase() === from.toLowerCase()
  if (isSame(own)) {
    if (batch.paymaster?.isOptional === false) throw unsponsored()
    const { prepareEoaBatch } = await import('../upgrade/prepareEoaBatch.js')
    return prepareEoaBatch({
      ...parameters,
      batch,
      address: own as Hex,
      accounts: smart ? [own, smart.address] : [own],
    })
  }
  if (smart && isSame(smart.address)) {
    const deployed = () => parameters.deployed(wallet, chainId)
    const service = batch.paymaster ?? parameters.paymasterService
    // Code of smart accounts is not loaded for the account of the key.
    const { prepareBatch } = await import('../smartAccount/prepareBatch.js')
    return prepareBatch({ ...parameters, smart, calls, service, accounts: [own, smart.address], deployed })
  }
  throw await toAccountError(smartAccounts, wallet, from)
}
