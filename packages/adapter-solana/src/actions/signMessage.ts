import { encodeBase58 } from '../encoding/encodeBase58.js'
import type { Runtime } from '../types.js'
import { requireLive } from './requireLive.js'
import { signBytes } from './signBytes.js'

/** Signs a text as UTF-8 with ed25519; returns the signature in base58. */
export async function signMessage(
  runtime: Runtime,
  { message, address }: { readonly message: string; readonly address?: string | undefined },
): Promise<string> {
  const live = requireLive(runtime, address)
  return encodeBase58(await signBytes(runtime, live, { message: new TextEncoder().encode(message), address }))
}
