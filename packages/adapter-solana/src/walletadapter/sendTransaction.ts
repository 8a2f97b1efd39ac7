import type { CaipNetworkId, Client, Network } from '@latchkit/core'
import { NetworkNotFoundError, networkStatesAtom, networksAtom } from '@latchkit/core/networks'
import type { SendTransactionOptions } from '@solana/wallet-adapter-base'
import { type Connection, PublicKey, type Transaction, type VersionedTransaction } from '@solana/web3.js'
import { chainNames, toChainName } from '../networks.js'
import { pickGiven } from '../pickGiven.js'
import { getSolanaAdapter } from '../react/useSolanaState.js'
import { addSignatures, toSendOptions } from '../web3js/sendOptions.js'
import { serializeTransaction } from '../web3js/serializeTransaction.js'

type SendTransactionParameters = {
  readonly connectorId: string
  readonly transaction: Transaction | VersionedTransaction
  readonly connection: Connection
  readonly options?: SendTransactionOptions | undefined
}

/**
 * Sends a transaction with a connected wallet, as wallet-adapters do: a wallet that only signs leaves sending to the
 * connection, from which the blockhash is as well.
 *
 * @throws NetworkNotFoundError `networks/not-found`
 * @throws InvalidTransactionError `solana/invalid-transaction`
 */
export async function sendTransaction(
  client: Pick<Client, 'adapters' | 'store'>,
  {
    connectorId,
    transaction,
    connection,
    options: { signers = [], ...given } = {},
  }: SendTransactionParameters,
): Promise<string> {
  const caipNetworkId = findNetwork(client, connection)
  const provider = await getSolanaAdapter(client).getProvider({ connectorId, caipNetworkId })
  const preflightCommitment = given.preflightCommitment ?? connection.commitment
  const { minContextSlot } = given
  if (!('version' in transaction)) {
    transaction.feePayer ??= new PublicKey(provider.address)
    transaction.recentBlockhash ??= (
      await connection.getLatestBlockhash(pickGiven({ commitment: preflightCommitment, minContextSlot }))
    ).blockhash
  }
  addSignatures(transaction, signers)
  const bytes = serializeTransaction(transaction)
  const options = toSendOptions(pickGiven({ ...given, preflightCommitment }))
  if (provider.sends) return provider.signAndSendTransaction(bytes, options)
  const signed = await provider.signTransaction(bytes, { minContextSlot })
  return connection.sendRawTransaction(signed, pickGiven(options))
}

/**
 * Returns the network of a connection: that with its endpoint, else that of the cluster in the endpoint's name, else
 * undefined, which is the shown network.
 */
function findNetwork(
  { store }: Pick<Client, 'store'>,
  { rpcEndpoint }: Connection,
): CaipNetworkId | undefined {
  const { network: shown } = store.get(networkStatesAtom).solana ?? {}
  const networks = store.get(networksAtom).filter(isSolana)
  const found = [...(shown ? [shown] : []), ...networks].find(({ rpcUrls }) =>
    rpcUrls.default.http.includes(rpcEndpoint),
  )
  if (found) return found.caipNetworkId
  const cluster = chainNames.find(([, name]) =>
    new RegExp(`\\b${name.replace('solana:', '')}\\b`, 'i').test(rpcEndpoint),
  )
  if (!cluster) return undefined
  const named = networks.find(network => toChainName(network) === cluster[1])
  // A transaction for one cluster is never signed for another.
  if (!named) throw new NetworkNotFoundError({ caipNetworkId: cluster[0] })
  return named.caipNetworkId
}

function isSolana(network: Network): network is Network<'solana'> {
  return network.chainNamespace === 'solana'
}
