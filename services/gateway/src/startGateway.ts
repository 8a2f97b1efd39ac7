import { getRequestListener } from '@hono/node-server'
import { leaveBalancer, openServer, readOperatorAccess } from '@latchkit/service-base'
import { toGatewayError } from './errors.js'
import type { Capabilities, GatewayModule, OpenModule } from './gatewayModule.js'
import { createApp } from './http/createApp.js'
import { openOperatorPage } from './http/openOperatorPage.js'
import { modules } from './modules.js'
import { type OpenContext, openContext } from './openContext.js'
import type { Provided } from './provided.js'
import { type StartGatewayOptions, settings } from './settings.js'
import type { SharedSettings } from './sharedSettings.js'

/** Milliseconds for a whole request. */
const requestTimeout = 30_000

/** A gateway that answers. */
export type RunningGateway = {
  /** Such as `http://localhost:4600`. */
  readonly url: string
  readonly port: number
  /** URL of the operator's page. */
  readonly operatorUrl?: string | undefined
  /**
   * Answers `limits.leaveTime` ms longer, refuses new requests then and settles when the open ones have ended. Safe to call
   * again.
   */
  close(): Promise<void>
}

/**
 * Starts the gateway with its modules. Sends no request to any other host before a caller sends a JSON-RPC call.
 *
 * @throws GatewayError with one line that names the option, or the entry of a file, that is wrong.
 * @example
 * const gateway = await startGateway({ port: 0, rpcUrls: { 'eip155:31337': ['http://127.0.0.1:8545'] } })
 */
export async function startGateway(options: StartGatewayOptions = {}): Promise<RunningGateway> {
  const opened: OpenModule[] = []
  let context: OpenContext | undefined
  // A module uses the context until it is closed.
  const end = async () => {
    await Promise.all(opened.map(module => module.close?.()))
    await context?.close()
  }
  try {
    const chosen = settings.parse(options)
    const access = readOperatorAccess(chosen)
    context = await openContext(chosen)
    await openModules(modules, { opened, context, chosen })
    let closing: Promise<void> | undefined
    const parts = { opened, context, chosen, isOpen: () => closing === undefined }
    const operator =
      access && (await openOperatorPage({ ...parts, ...context, access, settings: settings.list(chosen) }))
    const server = await serve(parts).catch(async error => {
      await operator?.close()
      throw error
    })
    return {
      url: server.url,
      port: server.port,
      operatorUrl: operator?.url,
      close: () => {
        closing ??= leaveBalancer(chosen.limits.leaveTime)
          .then(() => server.close(chosen.limits.drainTimeout))
          .then(async () => {
            await operator?.close()
            await end()
          })
        return closing
      },
    }
  } catch (error) {
    await end()
    throw toGatewayError(error)
  }
}

type Parts = {
  /** The modules that are open. */
  readonly opened: OpenModule[]
  readonly context: OpenContext
  readonly chosen: SharedSettings
}

/** Opens the modules in sequence, so that each can inject the values of earlier modules. */
async function openModules(list: readonly GatewayModule[], parts: Parts): Promise<void> {
  const { opened, context, chosen } = parts
  const provided: Partial<Provided> = {}
  const inject = <name extends keyof Provided>(name: name): Provided[name] => {
    const found: Provided[name] | undefined = provided[name]
    if (found === undefined) throw new TypeError(`${name}: provided by no module that is listed before`)
    return found
  }
  const capabilities = (): Capabilities => Object.assign({}, ...opened.map(module => module.capabilities))
  for (const module of list) {
    const one = await module.open({ ...context, settings: chosen, inject, capabilities })
    opened.push(one)
    Object.assign(provided, one.provides)
    for (const metric of one.metrics ?? []) context.metrics.registry.registerMetric(metric)
  }
}

async function serve(parts: Parts & { isOpen(): boolean }): ReturnType<typeof openServer> {
  const { opened, context, chosen, isOpen } = parts
  const app = createApp({ context, modules: opened, isOpen })
  const { host, port } = chosen
  const server = await openServer({ host, port, requestTimeout, onRequest: getRequestListener(app.fetch) })
  const facts = Object.assign({}, ...opened.map(module => module.diagnose?.()))
  context.logger.info({ url: server.url, ...facts }, 'started')
  return server
}
