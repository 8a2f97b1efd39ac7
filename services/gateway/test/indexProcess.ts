import { createLogger } from '@latchkit/service-base'
import { loadChains } from '../src/chains/loadChains.js'
import { openStore } from '../src/database/openStore.js'
import { openIndex } from '../src/indexer/openIndex.js'
import { createNodes } from '../src/nodes/createNodes.js'
import { createByteBudget } from '../src/nodes/readAnswer.js'

// The index without the rest of the gateway, for tests that end its process: `tsx test/indexProcess.ts <JSON>`. It
// prints the number of each block that is stored.
const { chain, rpcUrl, dataDir = '', databaseUrl } = JSON.parse(process.argv[2] ?? '{}')
const chains = await loadChains({ file: undefined, rpcUrls: { [chain]: [rpcUrl] } })
const database = await openStore({ dataDir, url: databaseUrl, onError: () => {} })
const limits = { timeout: 10_000, maxAnswerBytes: 1e8, buffered: createByteBudget(1e8) }
openIndex({
  exchanges: new Map(),
  tokens: new Map(),
  readPrices: async () => new Map(),
  chains: [chain],
  database,
  logger: createLogger({ name: 'index', level: 'silent' }),
  nodes: createNodes({ chains, ...limits, onOutcome: () => {} }),
  onBlock: (_, number) => void process.stdout.write(`${number}\n`),
  onHead: () => {},
})
