import { callSolana, waitForConfirmed } from './callSolana.js'

export type FundSolanaParameters = {
  /** JSON-RPC of the chain. */
  url: string
  address: string
  lamports: number | bigint
}

/** Gives lamports to an account on a local chain of any process; resolves with the signature once confirmed. */
export async function fundSolana(parameters: FundSolanaParameters): Promise<string> {
  const { url, address, lamports } = parameters
  return await waitForConfirmed(url, await callSolana(url, 'requestAirdrop', [address, BigInt(lamports)]))
}
