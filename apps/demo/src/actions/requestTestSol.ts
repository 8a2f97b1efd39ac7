/** Asks the local chain's faucet for one SOL, in lamports, and gives the signature of what it sent. */
export async function requestTestSol(rpcUrl: string, address: string): Promise<string> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'requestAirdrop',
      params: [address, 1_000_000_000],
    }),
  })
  const { result, error } = await response.json()
  if (typeof result !== 'string') throw new Error(error?.message ?? 'The faucet gave no answer.')
  return result
}
