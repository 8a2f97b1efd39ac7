import { onTestFinished } from 'vitest'
import { type RunningGateway, type StartGatewayOptions, startGateway } from '../src/exports/index.js'

/** Opens a gateway on a free port that ends with the test. It forwards every method: nodes of tests know none. */
export async function openGateway(options: StartGatewayOptions = {}): Promise<RunningGateway> {
  const rpcMethods = { eip155: ['*'] }
  const gateway = await startGateway({ port: 0, logLevel: 'silent', rpcMethods, ...options })
  onTestFinished(() => gateway.close())
  return gateway
}
