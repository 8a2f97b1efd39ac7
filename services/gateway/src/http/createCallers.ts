import { getConnInfo } from '@hono/node-server/conninfo'
import { type Budget, type Limiter, type Projects, readAddress } from '@latchkit/service-base'
import type { Context, MiddlewareHandler } from 'hono'
import { limitCalls } from './limitCalls.js'

/** JSON-RPC calls that a call of chain data counts as: it calls nodes several times. */
const chainDataCost = 10

type Budgets = readonly [Budget, ...Budget[]]

/** Keys and limits of callers. */
export type Callers = {
  /** Returns the full address of a visitor. */
  readIp(context: Context): string | undefined
  /** Returns the key that a caller is counted by. */
  addressOf(context: Context): string
  /**
   * Returns the budgets of a project and, within it, of an address. Without a project file only the address is counted.
   */
  budgetsOf(
    context: Context,
    budget: { readonly prefix: string; readonly limit: number; readonly limitOfAddress: number },
  ): Budgets
  /** Budgets of JSON-RPC calls. */
  budgetsOfCall(context: Context): Budgets
  /** Limits the calls of an address, for routes that every caller may use without a project. */
  limitAddress(prefix: string): MiddlewareHandler
  /** Limits calls of chain data. */
  readonly limitChainData: MiddlewareHandler
}

/** Creates the counter of callers, by project and address. */
export function createCallers(parameters: {
  readonly projects: Projects | undefined
  readonly limiter: Limiter
  readonly trustProxy: boolean
  readonly limits: { readonly rpcPerMinute: number; readonly rpcPerAddress: number }
  onLimited(): void
}): Callers {
  const { projects, limiter, trustProxy, limits, onLimited } = parameters
  const forwardedFor = (context: Context) => (trustProxy ? context.req.header('x-forwarded-for') : undefined)
  const remoteOf = (context: Context) => getConnInfo(context).remote.address
  const addressOf = (context: Context) => readAddress(forwardedFor(context), remoteOf(context))
  const budgetsOf: Callers['budgetsOf'] = (context, { prefix, limit, limitOfAddress }) => {
    const address = addressOf(context)
    // Without a project file the projectId is arbitrary, so the address is counted.
    if (!projects) return [{ kind: `${prefix}address`, key: address, limit }]
    const project = `${context.req.query('projectId')}`
    // A caller outside of a browser may use any projectId: a single address cannot use up the project's budget.
    return [
      { kind: `${prefix}project`, key: project, limit },
      { kind: `${prefix}address`, key: `${project}:${address}`, limit: limitOfAddress },
    ]
  }
  const budgetsOfCall = (context: Context) =>
    budgetsOf(context, { prefix: '', limit: limits.rpcPerMinute, limitOfAddress: limits.rpcPerAddress })
  return {
    readIp: context => forwardedFor(context)?.split(',').at(-1)?.trim() || remoteOf(context),
    addressOf,
    budgetsOf,
    budgetsOfCall,
    limitAddress: prefix => {
      const budgetsOfAddress = (context: Context): Budgets => [
        { kind: `${prefix}address`, key: addressOf(context), limit: limits.rpcPerAddress },
      ]
      return limitCalls({ limiter, cost: 1, budgetsOf: budgetsOfAddress, onLimited })
    },
    limitChainData: limitCalls({ limiter, cost: chainDataCost, budgetsOf: budgetsOfCall, onLimited }),
  }
}
