import type { Network } from '@latchkit/core'
import { InvalidAddressError } from '../../errors.js'
import { readAccounts } from '../../rpc/methods.js'
import type { Runtime } from '../../types.js'
import { TransferRefusedError } from '../TransferRefusedError.js'
import type { MintRules } from './mintRules.js'
import type { OwnAccount } from './pickSources.js'
import { findProgramAddress, toBytes } from './programAddress.js'
import type { TokenAccount } from './tokenAccount.js'

type CheckTokenParameters = {
  readonly network: Network<'solana'>
  readonly payer: string
  readonly mint: string
  readonly decimals: number
  readonly rules: MintRules
  readonly value: bigint
  /** The token accounts of the sender. */
  readonly held: readonly OwnAccount[]
  /** Amount that these can send. */
  readonly balance: bigint
  readonly receiver: string
  /** The associated account of the receiver; undefined where it does not exist. */
  readonly target: TokenAccount | undefined
}

/**
 * Throws where a token, an account of the sender, or that of the receiver does not take part in transfers.
 *
 * @throws TransferRefusedError `solana/transfer-refused`
 * @throws InvalidAddressError `solana/invalid-address`
 */
export async function checkToken(runtime: Runtime, parameters: CheckTokenParameters): Promise<void> {
  const { payer, rules, value, held, balance, receiver, target } = parameters
  if (!rules.isTransferable) throw new TransferRefusedError({ problem: 'not-transferable' })
  if (rules.isPaused) throw new TransferRefusedError({ problem: 'paused' })
  if (balance < value) {
    if (held.some(({ isFrozen, amount }) => isFrozen && amount > 0n))
      throw new TransferRefusedError({
        problem: (await isProgrammable(runtime, parameters)) ? 'programmable' : 'frozen',
      })
    if (rules.isConfidential || held.some(one => one.hasConfidential))
      throw new TransferRefusedError({ problem: 'confidential' })
  }
  // The sender takes the place of a receiver that is not known yet.
  if (receiver === payer) return
  if (!target) {
    if (rules.isDefaultFrozen) throw new TransferRefusedError({ problem: 'receiver-frozen' })
    return
  }
  // The owner of a token account of the older program may give it away.
  if (target.owner !== receiver)
    throw new InvalidAddressError({ value: receiver, reason: 'has given its token account to another owner' })
  if (target.isFrozen) throw new TransferRefusedError({ problem: 'receiver-frozen' })
  if (target.needsMemo) throw new TransferRefusedError({ problem: 'memo-required' })
  if (target.isConfidentialOnly) throw new TransferRefusedError({ problem: 'receiver-confidential' })
}

const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

/**
 * Whether a mint is a programmable NFT. Its token accounts stay frozen, and only the Token Metadata program moves it, by
 * the rules of the collection.
 *
 * @see https://developers.metaplex.com/token-metadata/pnfts
 */
async function isProgrammable(
  runtime: Runtime,
  { network, mint, decimals }: CheckTokenParameters,
): Promise<boolean> {
  if (decimals !== 0) return false
  const seeds = [new TextEncoder().encode('metadata'), toBytes(metadataProgram), toBytes(mint)]
  const [account] = await readAccounts(runtime, network, [findProgramAddress(seeds, metadataProgram)])
  return account?.owner === metadataProgram && isProgrammableStandard(readStandard(account.data))
}

/** Programmable NFTs and their editions. */
const isProgrammableStandard = (standard: number | undefined) => standard === 4 || standard === 5

/** Reads the token standard of Metaplex's metadata; undefined where it is absent. */
function readStandard(data: Uint8Array): number | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  try {
    // After the kind and two addresses: name, symbol and URI, each with its length, and the royalty.
    let at = 65
    for (let text = 0; text < 3; text++) at += 4 + view.getUint32(at, true)
    at += 2
    const creators = view.getUint8(at) === 1 ? 5 + 34 * view.getUint32(at + 1, true) : 1
    // Whether it was sold, and whether it may be changed.
    at += creators + 2
    at += view.getUint8(at) === 1 ? 2 : 1
    return view.getUint8(at) === 1 ? view.getUint8(at + 1) : undefined
  } catch {
    return undefined
  }
}
