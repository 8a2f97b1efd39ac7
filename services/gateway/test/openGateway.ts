import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type RunningGateway, type StartGatewayOptions, startGateway } from '../src/exports/index.js'

const walletsFile = fileURLToPath(new URL('fewWallets.json', import.meta.url))

/**
 * Opens a gateway on a free port that ends with the test. It forwards every method: nodes of tests know none. Its directory
 * has two wallets, since checking the 600 takes longer than most tests. `walletsFile: undefined` gives all.
 */
export async function openGateway(options: StartGatewayOptions = {}): Promise<RunningGateway> {
  const rpcMethods = { eip155: ['*'] }
  const gateway = await startGateway({ port: 0, logLevel: 'silent', rpcMethods, walletsFile, ...options })
  onTestFinished(() => gateway.close())
  return gateway
}
