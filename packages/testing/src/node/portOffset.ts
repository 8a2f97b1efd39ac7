import { TestingError } from '../common/testingError.js'

/** Reads `LATCHKIT_PORT_OFFSET`, which is added to every fixed port. */
export function readPortOffset(text = process.env.LATCHKIT_PORT_OFFSET ?? ''): number {
  const offset = Number(text)
  if (text === '') return 0
  if (Number.isInteger(offset) && offset >= 0 && offset % 100 === 0 && offset <= 50_000) return offset
  throw new TestingError(
    'wallet/bad-port-offset',
    `LATCHKIT_PORT_OFFSET is "${text}". It must be a multiple of 100 from 0 to 50000. Set it to 1000, for example, or unset it.`,
  )
}

/** Adds the offset to the port of a network of the local stack. */
export function shiftPort<Chain extends { rpcUrl: string | null }>(chain: Chain, offset: number): Chain {
  if (chain.rpcUrl === null) return chain
  const url = new URL(chain.rpcUrl)
  url.port = `${Number(url.port) + offset}`
  return { ...chain, rpcUrl: url.origin }
}
