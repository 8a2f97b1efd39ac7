/** A variable of the environment, the option it sets, and how its text is read. */
export type Variable = {
  readonly name: string
  readonly option: string
  readonly as: 'text' | 'number' | 'boolean' | 'json'
  readonly says: string
}

/** Every variable of the service. */
export const variables: readonly Variable[] = [
  { name: 'HOST', option: 'host', as: 'text', says: 'address to listen on (127.0.0.1)' },
  { name: 'PORT', option: 'port', as: 'number', says: 'port, 0 for a free one (4600)' },
  {
    name: 'LOG_LEVEL',
    option: 'logLevel',
    as: 'text',
    says: 'fatal, error, warn, info, debug, trace or silent (info)',
  },
  { name: 'REDIS_URL', option: 'redisUrl', as: 'text', says: 'share the limits of several processes' },
  { name: 'PROJECTS_FILE', option: 'projects', as: 'text', says: 'JSON file: projectId to allowed origins' },
  {
    name: 'WALLETS_FILE',
    option: 'walletsFile',
    as: 'text',
    says: 'JSON file of wallets in place of the built-in ones',
  },
  {
    name: 'CHAINS_FILE',
    option: 'chainsFile',
    as: 'text',
    says: 'JSON file of chains in place of the built-in ones',
  },
  {
    name: 'RPC_URLS',
    option: 'rpcUrls',
    as: 'json',
    says: 'JSON: {"eip155:1":["https://…"]}, laid over the chains',
  },
  {
    name: 'ANALYTICS',
    option: 'analytics',
    as: 'boolean',
    says: 'true: take events of pages; with PROJECTS_FILE each project says so there (false)',
  },
  {
    name: 'ANALYTICS_FILE',
    option: 'analyticsFile',
    as: 'text',
    says: 'append events as lines of JSON; else to the log',
  },
  {
    name: 'TRUST_PROXY',
    option: 'trustProxy',
    as: 'boolean',
    says: 'true: the caller is the last of X-Forwarded-For (false)',
  },
  {
    name: 'RPC_PER_MINUTE',
    option: 'limits.rpcPerMinute',
    as: 'number',
    says: 'JSON-RPC calls per minute and project (12000)',
  },
  { name: 'RPC_BATCH', option: 'limits.rpcBatch', as: 'number', says: 'calls of one batch (1000)' },
  {
    name: 'RPC_TIMEOUT',
    option: 'limits.rpcTimeout',
    as: 'number',
    says: 'milliseconds for all nodes of a chain (10000)',
  },
  {
    name: 'EVENTS_PER_MINUTE',
    option: 'limits.eventsPerMinute',
    as: 'number',
    says: 'events per minute and project (6000)',
  },
  {
    name: 'BODY_BYTES',
    option: 'limits.bodyBytes',
    as: 'number',
    says: "bytes of a request's body (1048576)",
  },
  {
    name: 'ANSWER_BYTES',
    option: 'limits.answerBytes',
    as: 'number',
    says: "bytes of a node's answer (33554432)",
  },
  {
    name: 'DRAIN_TIMEOUT',
    option: 'limits.drainTimeout',
    as: 'number',
    says: 'milliseconds for open requests at the end (10000)',
  },
]
