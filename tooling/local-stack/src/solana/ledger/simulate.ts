import type { Address } from '@solana/kit'
import { FailedTransactionMetadata } from 'litesvm'
import { readAccount, withStateAt } from './accounts.js'
import { checkAge, loadAddresses } from './checkAge.js'
import { setClock, setSlotHashes } from './sealBlock.js'
import { failedOutcome, nameMissingProgram, toOutcome } from './toOutcome.js'
import type { Ledger, LoadedAddresses, Outcome, StoredAccount, WireTransaction } from './types.js'

export type SimulateParameters = {
  /** The block whose state it runs on. */
  slot: number
  verifySignatures: boolean
  /** Takes any blockhash, as if it were the newest. */
  anyBlockhash?: boolean | undefined
}

export type SimulateReturnType = Outcome & {
  loaded: LoadedAddresses
  /** Accounts after the run; null where the run failed. */
  after: ((address: Address) => StoredAccount | null) | null
}

/** Runs a transaction on the state of a block and leaves that state as it is. */
export function simulate(
  ledger: Ledger,
  wire: WireTransaction,
  parameters: SimulateParameters,
): SimulateReturnType {
  const { slot, verifySignatures, anyBlockhash } = parameters
  const at = (address: Address) => readAccount(ledger, address, slot)
  const refused = (err: string) => ({
    ...failedOutcome(err),
    loaded: { writable: [], readonly: [] },
    after: null,
  })
  const loaded = loadAddresses(wire.message, at)
  if (typeof loaded === 'string') return refused(loaded)
  if (verifySignatures && Object.values(wire.transaction.signatures).includes(null))
    return refused('SignatureFailure')
  if (!anyBlockhash && !checkAge(ledger, wire.message, slot)) return refused('BlockhashNotFound')
  const landed = ledger.transactions.get(wire.signature)
  if (!anyBlockhash && landed && landed.slot <= slot) return refused('AlreadyProcessed')
  return withStateAt(ledger, slot, () => {
    setClock(ledger, ledger.tip + 1, Math.floor(Date.now() / 1000))
    setSlotHashes(ledger)
    ledger.svm.withSigverify(verifySignatures)
    const result = ledger.svm.simulateTransaction(wire.transaction)
    ledger.svm.withSigverify(true)
    setClock(ledger, ledger.tip, ledger.blocks.get(ledger.tip)?.time ?? 0)
    if (result instanceof FailedTransactionMetadata)
      return { ...nameMissingProgram(toOutcome(result), wire, at), loaded, after: null }
    const changed = new Map<Address, StoredAccount>(
      result
        .postAccounts()
        .map(({ address, lamports, programAddress, executable, data }) => [
          address,
          { lamports, owner: programAddress, executable, data },
        ]),
    )
    const after = (address: Address) => changed.get(address) ?? at(address)
    return { ...toOutcome(result.meta()), loaded, after }
  })
}
