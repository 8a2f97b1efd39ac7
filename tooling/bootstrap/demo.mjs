// npm run demo: installs, builds and starts the local chains and the demo; `-- --open` opens it with a wallet.
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endChildren, endChildrenWithUs } from './children.mjs'
import { install } from './install.mjs'
import { checkNode, checkPorts, portOffset } from './preflight.mjs'
import { findBrowser } from './programs.mjs'
import { pnpm, root, run, startPart } from './run.mjs'

const known = new Set(['--open', '--dev'])
const options = new Set(process.argv.slice(2))
for (const option of options) {
  if (known.has(option)) continue
  console.error(
    `${option} is no option of the demo: use --open (browser with a wallet) or --dev (source with reload).`,
  )
  process.exit(1)
}

checkNode()
endChildrenWithUs()
const offset = portOffset()
const port = 5173 + offset
const address = `http://localhost:${port}`
await checkPorts([
  { name: 'chain-31337', port: 8545 + offset },
  { name: 'chain-31338', port: 8546 + offset },
  { name: 'relay', port: 4500 + offset },
  { name: 'solana', port: 8899 + offset },
  { name: 'solana-ws', port: 8900 + offset },
  { name: 'gateway', port: 4600 + offset },
  { name: 'secure-site', port: 4700 + offset },
  { name: 'inbox', port: 1080 + offset },
  { name: 'inbox-smtp', port: 1025 + offset },
  { name: 'identity', port: 4800 + offset },
  { name: 'bundler-31337', port: 4337 + offset },
  { name: 'bundler-31338', port: 4338 + offset },
  { name: 'paymaster', port: 4339 + offset },
  { name: 'wallet', port: 5174 + offset },
  { name: 'demo', port },
])
const browser = options.has('--open') ? await findBrowser() : undefined
const screen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
if (browser && !screen && process.env.LATCHKIT_HEADLESS !== '1') {
  console.error(
    '--open needs a screen and there is none here: run "npm run demo" and open the address elsewhere.',
  )
  process.exit(1)
}
await install()

async function fail(line) {
  console.error(line)
  await endChildren()
  process.exit(1)
}

function onExit(name) {
  return code => fail(`${name} ended by itself (${code}), so the demo is ended too.`)
}

const filters = ['--filter=./packages/*', '--filter=@latchkit/secure-frame']
if (!options.has('--dev')) filters.push('--filter=@latchkit/demo')
const built = await run(pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters))
if (built !== 0) await fail('The build failed; the lines above say why.')

const rpcUrls = Object.fromEntries(
  [8545, 8546].map((chainPort, index) => [
    `eip155:${31337 + index}`,
    [`http://127.0.0.1:${chainPort + offset}`],
  ]),
)
// By the hash of its genesis block, which is the same each time.
rpcUrls['solana:8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx'] = [`http://127.0.0.1:${8899 + offset}`]
// Indexed data is of chains that restart with each demo.
const gatewayData = path.join(root, '.cache/demo/gateway')
rmSync(gatewayData, { recursive: true, force: true })
mkdirSync(gatewayData, { recursive: true })
const [dexFile, tokensFile] = ['dex.json', 'tokens.json'].map(name => path.join(gatewayData, name))
function writeExchanges(json) {
  const { dex, tokens } = JSON.parse(json)
  writeFileSync(dexFile, JSON.stringify(dex))
  writeFileSync(tokensFile, JSON.stringify(tokens))
}
// Accounts outlast the demo; its chains do not.
const siteData = path.join(root, '.cache/demo/secure-site')
mkdirSync(siteData, { recursive: true })
const labAddress = `http://localhost:${3000 + offset}`
// Its pages with social logins.
const labPages = ['embedded', 'embedded-solana', 'embedded-siwx'].map(id => `${labAddress}/lab/${id}`)
// It pays the fees of smart accounts.
const paymasters = [`http://localhost:${4339 + offset}`]
writeFileSync(
  path.join(siteData, 'projects.json'),
  JSON.stringify({
    demo: {
      name: 'Latchkit demo',
      origins: [address, 'http://localhost:*'],
      redirectUris: [`${address}/`],
      paymasters,
    },
    // The lab is started by hand, beside the demo.
    lab: { origins: [labAddress], redirectUris: labPages, paymasters },
  }),
)
// Names below this one are registered at the gateway, which signs the answers for them.
const names = {
  NAMES_PARENT: 'latchkit.eth',
  NAMES_SIGNING_KEY: `0x${randomBytes(32).toString('hex')}`,
}
const gatewayUrl = `http://localhost:${4600 + offset}`
// Addresses of the local chains, by name.
const told = new Map()
const providersFile = path.join(siteData, 'providers.json')
const accountsFile = path.join(siteData, 'smartAccounts.json')
const sessionsFile = path.join(gatewayData, 'sessions.json')
function writeSmartAccounts(json) {
  const { entryPoint07: entryPoint, delegationManager, ...others } = JSON.parse(json)
  const { simpleFactory, hybridDeleGator, eip7702StatelessDeleGator } = others
  const { NonceEnforcer: _, ...enforcers } = others.enforcers
  const deleGators = { hybridDeleGator, eip7702StatelessDeleGator }
  const contracts = { entryPoint, delegationManager, simpleFactory, ...deleGators }
  const chains = [31337, 31338].map(id => {
    const bundlerUrl = told.get(`bundler-${id}`)
    return [`eip155:${id}`, { bundlerUrl, contracts, enforcers, eip7702: true }]
  })
  writeFileSync(accountsFile, JSON.stringify(Object.fromEntries(chains)))
  const sessions = chains.map(([id]) => [id, { delegationManager, enforcers }])
  writeFileSync(sessionsFile, JSON.stringify(Object.fromEntries(sessions)))
}
try {
  await startPart(['tsx', 'tooling/local-stack/src/bin.ts'], {
    env: { ...names, NAMES_URL: gatewayUrl },
    ready: line => line === 'ready',
    onLine: line => {
      const [name, value] = line.split('  ')
      if (name === 'exchanges') return writeExchanges(value)
      if (name === 'smart-accounts') return writeSmartAccounts(value)
      told.set(name, value)
      console.log(line)
    },
    onExit: onExit('The local stack'),
  })
  const providers = await fetch(`http://localhost:${4800 + offset}/providers`)
  writeFileSync(providersFile, await providers.text(), { mode: 0o600 })
  const farcaster = await fetch(`http://localhost:${4800 + offset}/farcaster`).then(answer => answer.json())
  await startPart(['tsx', 'src/bin.ts'], {
    cwd: path.join(root, 'services/gateway'),
    env: {
      PORT: String(4600 + offset),
      LOG_LEVEL: 'warn',
      RPC_URLS: JSON.stringify(rpcUrls),
      DATA_DIR: gatewayData,
      INDEX: Object.keys(rpcUrls).join(),
      NAMES_CHAIN: 'eip155:31337',
      NAMES_RESOLVER: told.get('ens'),
      ...names,
      ONRAMP_SANDBOX: 'eip155:31337,eip155:31338',
      SESSIONS_FILE: sessionsFile,
      DEX_FILE: dexFile,
      TOKENS_FILE: tokensFile,
      MINIMUM_LIQUIDITY_USD: '0',
    },
    ready: line => line.startsWith('gateway  '),
    onExit: onExit('The gateway'),
  })
  await startPart(['tsx', 'src/bin.ts'], {
    cwd: path.join(root, 'services/secure-site'),
    env: {
      PORT: String(4700 + offset),
      LOG_LEVEL: 'warn',
      DATA_DIR: siteData,
      SOCIAL_PROVIDERS_FILE: providersFile,
      SMART_ACCOUNTS_FILE: accountsFile,
      FARCASTER_RELAY_URL: farcaster.relayUrl,
      FARCASTER_CHAIN_ID: String(farcaster.chainId),
      FARCASTER_ID_REGISTRY: farcaster.idRegistry,
      FARCASTER_KEY_REGISTRY: farcaster.keyRegistry,
      SMTP_URL: `smtp://127.0.0.1:${1025 + offset}`,
      RPC_URLS: JSON.stringify(rpcUrls),
    },
    ready: line => line.startsWith('secure-site  '),
    onExit: onExit('The secure site'),
  })
  await startPart(['tsx', 'src/node/bin.ts'], {
    cwd: path.join(root, 'packages/testing'),
    ready: line => line.startsWith('wallet  '),
    onExit: onExit('The wallet page'),
  })
  // The built demo is served under a strict policy, as a careful deployer would; --dev reloads on every change.
  const serve = options.has('--dev')
    ? ['vite', '--port', String(port), '--strictPort']
    : ['tsx', 'src/node/bin.ts']
  await startPart(serve, {
    cwd: path.join(root, 'apps/demo'),
    ready: line => line.includes(`:${port}`),
    onExit: onExit('The demo'),
  })
} catch (error) {
  await fail(error.message)
}
console.log(`gateway  ${gatewayUrl}`)
console.log(`secure-site  http://secure.localhost:${4700 + offset}`)
console.log(`wallet  http://localhost:${5174 + offset}`)
console.log(`demo  ${address}`)

if (browser) {
  try {
    await startPart(['tsx', 'tooling/bootstrap/openWallet.mjs', address, ...Object.values(rpcUrls).flat()], {
      env: { CHROMIUM_PATH: browser },
      ready: line => line === 'open',
      // Closing the window is no reason to end the chains: the address still works in any other browser.
      onExit: () => console.log('browser closed; the demo goes on until Ctrl-C'),
    })
  } catch (error) {
    await fail(error.message)
  }
}
console.log('ready')
// The children's pipes keep this process alive until a signal ends it.
