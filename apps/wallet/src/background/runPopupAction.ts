import type { Hex } from 'viem'
import type { PopupAction } from '../common/types.js'
import { addAccount } from './addAccount.js'
import { announceNow } from './announceNow.js'
import { answerApproval } from './answerApproval.js'
import { registerInpage } from './registerInpage.js'
import { releaseAnswers } from './releaseAnswers.js'
import type { Background } from './types.js'
import { updateState } from './updateState.js'

/** Does what was clicked in the popup. */
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
          // Choosing it here is consent: connected sites follow, as in wallets that show one account.
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
