import { z } from 'zod'
import type { GatewayModule } from '../../gatewayModule.js'
import { createSessions } from './createSessions.js'
import { readSessionChains, type SessionOptions } from './readSessionChains.js'
import { sessionRoutes } from './sessionRoutes.js'

const settings = {
  names: { sessions: 'SESSIONS_FILE' },
  fields: {
    sessions: z
      .custom<string | SessionOptions>(
        value => (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null),
        'must be the path of a file, or contracts by chain',
      )
      .optional()
      .describe('JSON file of chains whose [sessions](#sessions) are kept'),
  },
}

/** Permissions that smart accounts gave to keys of apps: `/v1/sessions/{caipAddress}`. */
export const permissions = {
  name: 'permissions',
  settings,
  async open(context) {
    const { nodes } = context
    const chains = await readSessionChains(context.settings.sessions, context.chains)
    const sessions =
      chains.size > 0 ? createSessions({ database: await context.openDatabase(), nodes, chains }) : undefined
    return {
      routes: sessionRoutes(sessions),
      chainData: ['/v1/sessions/*'],
      capabilities: { sessions: sessions?.chains ?? [] },
    }
  },
} satisfies GatewayModule<typeof settings>
