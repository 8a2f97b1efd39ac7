import { bytesToHex, type Hex } from 'viem'

/** 32 random bytes, as EIP-5792 wants when the app names none. */
export function newCallsId(): Hex {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}
