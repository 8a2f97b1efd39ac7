import { isHex } from 'viem'
import { announcementOf, currentAnnouncement, defaultNames } from '../../src/common/announcement.js'
import type { BatchMode } from '../../src/common/callTypes.js'
import { isSolanaChain, isWalletChain } from '../../src/common/chains.js'
import { defaultChains, defaultSolanaChains, defaultWallets, mainnet } from '../../src/common/defaults.js'
import { isRecord } from '../../src/common/isRecord.js'
import { createAccount } from '../../src/common/keys.js'
import type { PermissionContracts } from '../../src/common/permissionTypes.js'
import type {
  AnnounceTime,
  SolanaConfig,
  Wallet,
  WalletConfig,
  WalletId,
  WalletState,
} from '../../src/common/types.js'

/** Validates when a wallet announces itself. */
export function parseTime(value: unknown): AnnounceTime | undefined {
  if (value === 'now' || value === 'onDemand') return value
  const valid = isRecord(value) && typeof value.afterMs === 'number' && value.afterMs >= 0
  return valid ? { afterMs: Number(value.afterMs) } : undefined
}

const batchModes: readonly unknown[] = ['none', 'sequential', 'ready', 'supported'] satisfies BatchMode[]

/** Validates how batches of calls are handled. */
export function parseBatchMode(value: unknown): BatchMode | undefined {
  return batchModes.includes(value) ? (value as BatchMode) : undefined
}

const parsePermissions = (value: unknown): PermissionContracts | undefined => {
  if (!isRecord(value) || !isHex(value.account) || !isHex(value.delegationManager)) return undefined
  const { account, delegationManager, enforcers } = value
  return { account, delegationManager, enforcers: enforcers as PermissionContracts['enforcers'] }
}

const parseWallet = (value: unknown) => {
  if (!isRecord(value)) return {}
  const { name, rdns, privateKeys } = value
  return {
    name: typeof name === 'string' ? name : undefined,
    rdns: typeof rdns === 'string' ? rdns : undefined,
    privateKeys: Array.isArray(privateKeys) ? privateKeys.filter(key => isHex(key)) : undefined,
  }
}

const parseSolana = (value: unknown): SolanaConfig | false | undefined => {
  if (value === false) return false
  if (!isRecord(value)) return undefined
  return {
    chains: Array.isArray(value.chains) ? value.chains.filter(isSolanaChain) : undefined,
    signIn: value.signIn !== false,
    time: parseTime(value.time),
  }
}

/** Parses config.json. Values that are not valid fall back to the defaults. */
const parseWalletConfig = (text: string): WalletConfig => {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) return {}
  return {
    chains: Array.isArray(value.chains) ? value.chains.filter(isWalletChain) : undefined,
    wallets: Array.isArray(value.wallets) ? value.wallets.slice(0, 2).map(parseWallet) : undefined,
    like: value.like === 'metamask' || value.like === 'phantom' ? value.like : undefined,
    mode: value.mode === 'legacy' ? 'legacy' : 'standard',
    time: parseTime(value.time),
    answerLate: value.answerLate === true,
    assets: value.assets === true,
    batches: parseBatchMode(value.batches),
    delegate: isHex(value.delegate) ? value.delegate : undefined,
    permissions: parsePermissions(value.permissions),
    solana: parseSolana(value.solana),
  }
}

/** Creates the state that a new profile starts with. */
const createState = async (configText: string): Promise<WalletState> => {
  const config = parseWalletConfig(configText)
  const chains = config.chains?.length ? config.chains : defaultChains
  const announcement = announcementOf(config)
  const solana = config.solana || {}
  const wallet = async (id: WalletId, index: number): Promise<Wallet> => {
    const given = config.wallets?.[index]
    const keys = given?.privateKeys?.length ? given.privateKeys : defaultWallets[id].privateKeys
    const accounts = await Promise.all(keys.map(createAccount))
    return {
      name: given?.name ?? defaultNames(config, id).name,
      rdns: given?.rdns ?? defaultNames(config, id).rdns,
      accounts,
      active: accounts[0]?.address ?? '0x',
      chainId: chains[0]?.id ?? 31337,
      permissions: {},
      solanaPermissions: {},
      chainIds: {},
      assets: [],
    }
  }
  return {
    config: configText,
    wallets: { first: await wallet('first', 0), second: await wallet('second', 1) },
    chains: chains.some(chain => chain.id === mainnet.id) ? chains : [...chains, mainnet],
    solanaChains: solana.chains ?? defaultSolanaChains,
    calls: {},
    granted: [],
    settings: {
      second: announcement.wallets.length > 1,
      mode: announcement.mode,
      time: announcement.time,
      answerLate: config.answerLate ?? false,
      offline: false,
      locked: false,
      like: config.like,
      assets: config.assets ?? false,
      batches: config.batches ?? 'none',
      delegate: config.delegate,
      permissions: config.permissions !== undefined,
      permissionContracts: config.permissions,
      solana: announcement.solana !== undefined,
      signIn: announcement.solana?.signIn ?? true,
      solanaTime: solana.time,
    },
  }
}

/** Pages that get the wallet. `host_permissions` of the manifest lists the same. */
const siteMatches = ['http://localhost/*', 'http://127.0.0.1/*', 'http://*.localhost/*', 'https://*/*']

/**
 * Registers the script that pages get. The announcement of config.json is part of the script's source, so it is known
 * before the first script of the page. After a change in the popup the script has to request it.
 */
export async function registerInpage(state: WalletState): Promise<void> {
  const configured = announcementOf(parseWalletConfig(state.config))
  const asConfigured = JSON.stringify(configured) === JSON.stringify(currentAnnouncement(state))
  const script: chrome.scripting.RegisteredContentScript = {
    id: 'inpage',
    js: [asConfigured ? 'inpage.js' : 'inpage-deferred.js'],
    matches: siteMatches,
    runAt: 'document_start',
    world: 'MAIN',
    allFrames: true,
  }
  const registered = await chrome.scripting.getRegisteredContentScripts({ ids: [script.id] })
  if (registered.length === 0) await chrome.scripting.registerContentScripts([script])
  else if (registered[0]?.js?.[0] !== script.js?.[0]) await chrome.scripting.updateContentScripts([script])
}

/** Creates the state from config.json on the first start, or when config.json has changed. */
export async function applyConfig(): Promise<void> {
  const response = await fetch(chrome.runtime.getURL('config.json'))
  const config = await response.text()
  const { state } = await chrome.storage.local.get<{ state?: WalletState }>('state')
  // The profile of an older version has no permissions.
  const fits = state?.config === config && 'granted' in state
  const current = fits ? state : await createState(config)
  if (current !== state) await chrome.storage.local.set({ state: current })
  await registerInpage(current)
}
