/** A network of the local stack, its port shifted as `LATCHKIT_PORT_OFFSET` shifts those of the stack. */
export function shiftPort<Chain extends { rpcUrl: string | null }>(chain: Chain, offset: number): Chain {
  if (chain.rpcUrl === null) return chain
  const url = new URL(chain.rpcUrl)
  url.port = `${Number(url.port) + offset}`
  return { ...chain, rpcUrl: url.origin }
}
