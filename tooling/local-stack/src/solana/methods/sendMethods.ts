import { decodeWireTransaction } from '../ledger/decodeWireTransaction.js'
import { sendWire } from '../ledger/sendWire.js'
import type { Ledger } from '../ledger/types.js'
import { decodeBinary } from '../rpc/decodeBinary.js'
import { readConfig } from '../rpc/readConfig.js'
import { readFlag } from '../rpc/readFlag.js'
import { readSlot } from '../rpc/readSlot.js'
import { readString } from '../rpc/readString.js'
import type { Methods } from '../rpc/types.js'

export type SendMethodsParameters = {
  /** Called with a signature as soon as its transaction is taken, before it runs. */
  onReceived: (signature: string) => void
}

/** sendTransaction. */
export const sendMethods = (ledger: Ledger, { onReceived }: SendMethodsParameters): Methods => ({
  sendTransaction: params => {
    const config = readConfig(params, 1)
    const wire = decodeWireTransaction(decodeBinary(readString(params, 0), config.encoding ?? 'base58'))
    const skip = readFlag(config, 'skipPreflight')
    const slot = readSlot(ledger, config, 'preflightCommitment')
    return sendWire(ledger, wire, {
      preflightSlot: skip ? undefined : slot,
      onReceived: () => onReceived(wire.signature),
    })
  },
})
