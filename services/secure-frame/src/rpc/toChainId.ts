import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { FrameError } from '../FrameError.js'

/**
 * A number on eip155, also where the app writes it as text or as CAIP-2 id; the CAIP-2 id on Solana.
 *
 * @throws FrameError -32602 for anything else
 */
export function toChainId(chainId: number | string): number | string {
  if (typeof chainId === 'number') return chainId
  if (/^solana:[-_a-zA-Z0-9]{1,32}$/.test(chainId)) return chainId
  const number = Number(chainId.replace(/^eip155:/, ''))
  if (!Number.isSafeInteger(number) || number < 1)
    throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
  return number
}

/**
 * As {@link toChainId}, for a network that the site has endpoints of.
 *
 * @throws FrameError -32602; 4902 for a network that the site does not serve
 */
export function toServedChainId(rpcUrls: FrameConfig['rpcUrls'], asked: number | string): number | string {
  const chainId = toChainId(asked)
  const chain = toCaip2(chainId)
  if (Object.hasOwn(rpcUrls, chain)) return chainId
  throw new FrameError(
    rpcCodes.chainNotServed,
    `Unrecognized chain ID "${chain}". The secure site does not serve it`,
  )
}

/** Converts a result of {@link toChainId} to CAIP-2. */
export function toCaip2(chainId: number | string): string {
  return typeof chainId === 'number' ? `eip155:${chainId}` : chainId
}
