import { portOffset } from '../portOffset.js'
import type { RunningServer } from '../process/startServer.js'
import { endProcess, watchChildren } from '../process/watchChildren.js'
import { deploySmartAccounts } from './deploySmartAccounts.js'
import { startBundler } from './startBundler.js'
import { type Paymaster, startPaymaster } from './startPaymaster.js'
import type { LocalSmartAccounts, StartSmartAccountsParameters } from './startSmartAccounts.js'

/** Implementation of `startSmartAccounts`. */
export async function openSmartAccounts(
  parameters: StartSmartAccountsParameters,
): Promise<LocalSmartAccounts> {
  const { chains, bundlerPorts = [], paymasterPort } = parameters
  const [contracts] = await Promise.all(chains.map(({ rpcUrl }) => deploySmartAccounts(rpcUrl)))
  if (!contracts) throw new RangeError('smart accounts need a chain')
  const watch = watchChildren()
  const bundlers: RunningServer[] = []
  let paymaster: Paymaster | undefined
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= Promise.all([paymaster?.stop(), ...bundlers.map(({ child }) => endProcess(child))]).then(() =>
      watch.close(),
    )
    return stopped
  }
  const start = async ({ id, rpcUrl }: { id: number; rpcUrl: string }, index: number) => {
    const entryPoints = [contracts.entryPoint07, contracts.entryPoint08]
    const port = bundlerPorts[index] ?? 4337 + index + portOffset()
    const bundler = await startBundler({ chainId: id, rpcUrl, entryPoints, port, watch })
    bundlers.push(bundler)
    return { chainId: id, url: `http://127.0.0.1:${bundler.port}` }
  }
  try {
    paymaster = await startPaymaster({ chains, contracts, port: paymasterPort })
    const results = await Promise.allSettled(chains.map(start))
    const started = results.map(result => {
      if (result.status === 'rejected') throw result.reason
      return result.value
    })
    return { contracts, bundlers: started, paymasterUrl: paymaster.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
