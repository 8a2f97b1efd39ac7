import type { Address, ReadonlyUint8Array } from '@solana/kit'
import { type Bytes, readBytes } from '../instructions/readBytes.js'
import type { JsonObject } from '../json.js'
import { programs } from '../ledger/programs.js'
import { tokenLayout } from './tokenLayout.js'

type Parse = (bytes: Bytes) => JsonObject | undefined

/** An address of which 32 zero bytes mean none. */
const optional = (bytes: Bytes): Address | null => {
  const address = bytes.address()
  return address === programs.system ? null : address
}

const fee = (bytes: Bytes): JsonObject => {
  const [epoch, maximumFee] = [bytes.u64(), bytes.u64()]
  return { epoch, maximumFee, transferFeeBasisPoints: bytes.u8() + bytes.u8() * 256 }
}

const states = ['uninitialized', 'initialized', 'frozen'] as const

const parsers = new Map<number, [name: string, parse: Parse]>([
  [
    1,
    [
      'transferFeeConfig',
      bytes => ({
        transferFeeConfigAuthority: optional(bytes),
        withdrawWithheldAuthority: optional(bytes),
        withheldAmount: bytes.u64(),
        olderTransferFee: fee(bytes),
        newerTransferFee: fee(bytes),
      }),
    ],
  ],
  [2, ['transferFeeAmount', bytes => ({ withheldAmount: bytes.u64() })]],
  [3, ['mintCloseAuthority', bytes => ({ closeAuthority: optional(bytes) })]],
  [6, ['defaultAccountState', bytes => ({ accountState: states[bytes.u8()] })]],
  [7, ['immutableOwner', () => undefined]],
  [8, ['memoTransfer', bytes => ({ requireIncomingTransferMemos: bytes.u8() === 1 })]],
  [9, ['nonTransferable', () => undefined]],
  [11, ['cpiGuard', bytes => ({ lockCpi: bytes.u8() === 1 })]],
  [12, ['permanentDelegate', bytes => ({ delegate: optional(bytes) })]],
  [13, ['nonTransferableAccount', () => undefined]],
  [14, ['transferHook', bytes => ({ authority: optional(bytes), programId: optional(bytes) })]],
  [15, ['transferHookAccount', bytes => ({ transferring: bytes.u8() === 1 })]],
  [18, ['metadataPointer', bytes => ({ authority: optional(bytes), metadataAddress: optional(bytes) })]],
  [19, ['tokenMetadata', tokenMetadata]],
])

/** Token-2022's extensions of a mint or account; one without a parser is named as nodes name it then. */
export function parseExtensions(data: ReadonlyUint8Array): JsonObject[] {
  const found: JsonObject[] = []
  const view = new DataView(Uint8Array.from(data).buffer)
  for (let at = tokenLayout.account + 1; at + 4 <= data.length; ) {
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (type === 0 || at + 4 + length > data.length) break
    const [extension, parse] = parsers.get(type) ?? ['unparseableExtension', () => undefined]
    const state = parse(readBytes(data.slice(at + 4, at + 4 + length)))
    found.push(state ? { extension, state } : { extension })
    at += 4 + length
  }
  return found
}

/** Strings here have lengths of four bytes. */
function tokenMetadata(bytes: Bytes): JsonObject {
  const updateAuthority = optional(bytes)
  const mint = bytes.address()
  const text = () => {
    const letters = Array.from({ length: bytes.u32() }, () => bytes.u8())
    return new TextDecoder().decode(Uint8Array.from(letters))
  }
  const [name, symbol, uri] = [text(), text(), text()]
  const additionalMetadata = Array.from({ length: bytes.u32() }, () => [text(), text()])
  return { updateAuthority, mint, name, symbol, uri, additionalMetadata }
}
