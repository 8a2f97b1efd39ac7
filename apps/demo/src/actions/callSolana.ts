/** Asks a Solana node. Throws an `Error` with its message when it answers with one. */
export async function callSolana(rpcUrl: string, method: string, params: readonly unknown[]) {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  if (result === undefined) throw new Error(error?.message ?? `The chain gave no answer to ${method}.`)
  return result
}
