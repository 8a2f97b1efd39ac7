import { callSolana } from './callSolana.js'

/** Asks the local chain's faucet for one SOL, in lamports, and gives the signature of what it sent. */
export async function requestTestSol(rpcUrl: string, address: string): Promise<string> {
  return callSolana(rpcUrl, 'requestAirdrop', [address, 1_000_000_000])
}
