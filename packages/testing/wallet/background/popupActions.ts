import { type Hex, isAddress, isHex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { isRecord } from '../../src/common/isRecord.js'
import { createAccount } from '../../src/common/keys.js'
import { isWalletId } from '../../src/common/messages.js'
import type { PopupAction, Settings, WalletId } from '../../src/common/types.js'
import { parseBatchMode, parseTime, registerInpage } from './applyConfig.js'
import { answerApproval } from './approvals.js'
import { announceNow, releaseAnswers, updateState } from './notify.js'
import type { Background } from './state.js'

const parseSettings = (value: unknown): Partial<Settings> => {
  if (!isRecord(value)) return {}
  const settings: Partial<Settings> = {}
  for (const key of [
    'second',
    'answerLate',
    'offline',
    'locked',
    'solana',
    'signIn',
    'assets',
    'permissions',
  ] as const) {
    const flag = value[key]
    if (typeof flag === 'boolean') settings[key] = flag
  }
  if (value.mode === 'standard' || value.mode === 'legacy') settings.mode = value.mode
  const batches = parseBatchMode(value.batches)
  if (batches) settings.batches = batches
  const time = parseTime(value.time)
  if (time) settings.time = time
  return settings
}

/** Validates a message of the popup. */
export function parsePopupAction(value: unknown): PopupAction | undefined {
  if (!isRecord(value)) return undefined
  const { type, wallet, address, chainId, origin, privateKey, rpcUrl, name, id, approved, accounts } = value
  switch (type) {
    case 'announceNow':
    case 'release':
      return { type }
    case 'changeSettings':
      return { type, settings: parseSettings(value.settings) }
    case 'setRpcUrl':
      if (typeof chainId !== 'number' && typeof chainId !== 'string') return undefined
      return typeof rpcUrl === 'string' ? { type, chainId, rpcUrl } : undefined
    case 'decide': {
      if (typeof id !== 'string' || typeof approved !== 'boolean' || !Array.isArray(accounts))
        return undefined
      return { type, id, approved, accounts: accounts.filter(account => isAddress(account)) }
    }
  }
  if (!isWalletId(wallet)) return undefined
  switch (type) {
    case 'selectAccount':
      return typeof address === 'string' && isAddress(address) ? { type, wallet, address } : undefined
    case 'selectChain':
      return typeof chainId === 'number' ? { type, wallet, chainId } : undefined
    case 'disconnectSites':
      return { type, wallet, origin: typeof origin === 'string' ? origin : undefined }
    case 'addAccount':
      return { type, wallet, privateKey: typeof privateKey === 'string' ? privateKey : undefined }
    case 'rename':
      return typeof name === 'string' ? { type, wallet, name } : undefined
    default:
      return undefined
  }
}

/** Adds an account with the given key, or with a new random one. */
const addAccount = async (background: Background, id: WalletId, key?: string): Promise<void> => {
  const text = key?.trim()
  const privateKey = text === undefined ? generatePrivateKey() : text.startsWith('0x') ? text : `0x${text}`
  if (!isHex(privateKey) || privateKey.length !== 66)
    throw new Error('A private key has 64 hexadecimal digits, with or without 0x before them.')
  const added = await createAccount(privateKey)
  await updateState(background, ({ wallets }) => {
    const { accounts } = wallets[id]
    if (!accounts.some(account => account.address === added.address)) accounts.push(added)
  })
}

/** Executes a click in the popup. */
export async function runPopupAction(
  background: Background,
  action: PopupAction,
  tabId?: number,
): Promise<void> {
  await background.ready
  if (action.type === 'decide') {
    await answerApproval(background, action)
    if (tabId !== undefined) await chrome.tabs.remove(tabId).catch(() => {})
    return
  }
  await background.exclusively(async () => {
    const change = (run: Parameters<typeof updateState>[1]) => updateState(background, run)
    switch (action.type) {
      case 'selectAccount':
        return await change(state => {
          const wallet = state.wallets[action.wallet]
          if (!wallet.accounts.some(account => account.address === action.address)) return
          wallet.active = action.address
          // The choice is the consent: connected sites follow it, as in wallets that show one account.
          const lists = [wallet.permissions, wallet.solanaPermissions].flatMap(Object.values<Hex[]>)
          for (const permitted of lists)
            if (!permitted.includes(action.address)) permitted.push(action.address)
        })
      case 'selectChain':
        return await change(state => {
          if (!state.chains.some(chain => chain.id === action.chainId)) return
          state.wallets[action.wallet].chainId = action.chainId
          state.wallets[action.wallet].chainIds = {}
        })
      case 'disconnectSites':
        return await change(state => {
          const wallet = state.wallets[action.wallet]
          for (const permissions of [wallet.permissions, wallet.solanaPermissions])
            for (const origin of action.origin === undefined ? Object.keys(permissions) : [action.origin])
              delete permissions[origin]
        })
      case 'addAccount':
        return await addAccount(background, action.wallet, action.privateKey)
      case 'setRpcUrl':
        return await change(state => {
          const chain = [...state.chains, ...state.solanaChains].find(entry => entry.id === action.chainId)
          if (!URL.canParse(action.rpcUrl)) throw new Error('This is no URL. Example: http://127.0.0.1:8545')
          if (chain) chain.rpcUrl = action.rpcUrl
        })
      case 'rename':
        return await registerInpage(
          await change(state => {
            if (action.name.trim()) state.wallets[action.wallet].name = action.name.trim()
          }),
        )
      case 'changeSettings':
        return await registerInpage(
          await change(state => {
            state.settings = { ...state.settings, ...action.settings }
          }),
        )
      case 'announceNow':
        return await announceNow(background)
      case 'release':
        return await releaseAnswers(background)
    }
  })
}
