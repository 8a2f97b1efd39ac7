import { onTestFinished } from 'vitest'
import { type RunningGateway, type StartGatewayOptions, startGateway } from '../src/exports/index.js'

/** A gateway on a free port that ends with the test. */
export async function openGateway(options: StartGatewayOptions = {}): Promise<RunningGateway> {
  const gateway = await startGateway({ port: 0, logLevel: 'silent', ...options })
  onTestFinished(() => gateway.close())
  return gateway
}
