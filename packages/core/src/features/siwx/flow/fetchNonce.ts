import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { NonceUnavailableError } from '../errors.js'
import { getRuntime } from './getRuntime.js'
import { withTimeLimit } from './withTimeLimit.js'

/** How long whoever issues nonces may take, in milliseconds. */
const patience = 10_000

/**
 * A nonce that a message can carry.
 *
 * @throws NonceUnavailableError `siwx/no-nonce`
 */
export async function fetchNonce(
  client: Client,
  caipAddress?: CaipAddress | undefined,
  milliseconds: number = patience,
): Promise<string> {
  const { adapter } = getRuntime(client)
  try {
    const nonce = await withTimeLimit(
      Promise.resolve(adapter.getNonce({ caipAddress })),
      milliseconds,
      () => new NonceUnavailableError(),
    )
    // As ERC-4361 has it; any other would be refused by whoever reads the message.
    if (!/^[a-zA-Z0-9]{8,}$/.test(nonce)) throw new NonceUnavailableError()
    return nonce
  } catch (cause) {
    throw cause instanceof NonceUnavailableError ? cause : new NonceUnavailableError({ cause })
  }
}
