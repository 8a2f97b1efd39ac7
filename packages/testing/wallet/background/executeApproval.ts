import { base64 } from '@scure/base'
import type { Hex } from 'viem'
import { signBytes, signMessages } from '../../src/common/keys.js'
import { RpcError } from '../../src/common/rpc.js'
import type { PendingApproval, SignInInput, Wallet } from '../../src/common/types.js'
import { sendCalls } from '../methods/calls.js'
import { signMessage, signTypedData } from '../methods/sign.js'
import { visibleAccounts, visibleSolanaAccounts } from '../methods/siteCall.js'
import { solanaKeys } from '../methods/solana.js'
import { sendTransaction } from '../methods/transactions.js'
import { grantPermissions, revokePermission } from '../permissions/grantPermissions.js'
import { signInTexts } from '../solana/signIn.js'
import { signTransactions } from '../solana/signTransactions.js'
import { callsKey } from './calls.js'
import { permissionsOf } from './methods.js'
import { updateState } from './notify.js'
import { type Background, readState } from './state.js'

/** Grants a site the chosen accounts, and no others. */
const grantAccounts = async (
  background: Background,
  { origin, wallet: id }: Pick<PendingApproval, 'origin' | 'wallet'>,
  { accounts, solana }: { accounts: readonly Hex[]; solana: boolean },
): Promise<Wallet> => {
  const { wallets } = await updateState(background, draft => {
    const wallet = draft.wallets[id]
    const chosen = accounts.filter(address => wallet.accounts.some(account => account.address === address))
    if (chosen.length === 0) throw new RpcError(4001, 'No account was chosen.')
    wallet[solana ? 'solanaPermissions' : 'permissions'][origin] = chosen
  })
  return wallets[id]
}

/** Signs in with the chosen account and grants it to the site, beside those the site sees already. */
const signIn = async (
  background: Background,
  entry: PendingApproval,
  { inputs, accounts }: { inputs: readonly SignInInput[]; accounts: readonly Hex[] },
) => {
  const wallet = (await readState()).wallets[entry.wallet]
  const account = wallet.accounts.find(({ address }) => address === accounts[0])
  if (!account) throw new RpcError(4001, 'No account was chosen.')
  const seen = wallet.solanaPermissions[entry.origin] ?? []
  const granted = [account.address, ...seen.filter(address => address !== account.address)]
  await grantAccounts(background, entry, { accounts: granted, solana: true })
  return {
    account: account.solana.address,
    outputs: signInTexts(inputs, account.solana.address, entry.origin).map(text => {
      const message = new TextEncoder().encode(text)
      return { message: base64.encode(message), signature: base64.encode(signBytes(account.solana, message)) }
    }),
  }
}

/** Executes an approved request and returns the result for the page. Bytes are in base64. */
export async function executeApproval(
  background: Background,
  entry: PendingApproval,
  accounts: Hex[],
): Promise<unknown> {
  const { origin, wallet: id, request } = entry
  const { wallets, chains, solanaChains } = await readState()
  const keyOf = (address: Hex): Hex => {
    const account = wallets[id].accounts.find(entry => entry.address === address)
    // The site may have been disconnected while the request was open.
    if (!account || !wallets[id].permissions[origin]?.includes(address))
      throw new RpcError(4100, 'The site is not connected to this account.')
    return account.privateKey
  }
  switch (request.kind) {
    case 'connect': {
      const solana = request.method === 'standard:connect'
      const wallet = await grantAccounts(background, entry, { accounts, solana })
      if (solana) return visibleSolanaAccounts(wallet, origin)
      return request.method === 'eth_requestAccounts'
        ? visibleAccounts(wallet, origin)
        : permissionsOf(wallet, origin)
    }
    case 'message':
      return await signMessage(keyOf(request.address), request.raw)
    case 'typedData':
      return await signTypedData(keyOf(request.address), request.json)
    case 'transaction': {
      const chain = chains.find(entry => entry.id === request.chainId)
      return await sendTransaction(keyOf(request.transaction.from), chain, request.transaction)
    }
    case 'calls': {
      const chain = chains.find(entry => entry.id === request.chainId)
      const sent = await sendCalls(keyOf(request.from), chain, request)
      await updateState(background, draft => {
        draft.calls[callsKey(origin, request.id)] = sent
      })
      return { id: request.id }
    }
    case 'permissions': {
      const chain = chains.find(entry => entry.id === request.chainId)
      const granted = await grantPermissions(keyOf(request.from), chain, request)
      await updateState(background, draft => {
        draft.granted.push(...granted.map(one => ({ origin, granted: one })))
      })
      return granted
    }
    case 'revocation': {
      const { granted } = request
      const chain = chains.find(entry => entry.id === Number(granted.chainId))
      await revokePermission(keyOf(granted.from), chain, granted)
      await updateState(background, draft => {
        draft.granted = draft.granted.filter(entry => entry.granted.context !== granted.context)
      })
      return {}
    }
    case 'switchChain':
      await updateState(background, draft => {
        draft.wallets[id].chainIds[origin] = request.chainId
      })
      return null
    case 'addChain':
      await updateState(background, draft => {
        if (!draft.chains.some(chain => chain.id === request.chain.id)) draft.chains.push(request.chain)
        draft.wallets[id].chainIds[origin] = request.chain.id
      })
      return null
    case 'watchAsset':
      await updateState(background, draft => {
        draft.wallets[id].assets.push(request.asset)
      })
      return true
    case 'solanaMessage':
      return signMessages(solanaKeys(wallets[id], origin), request.inputs)
    case 'solanaTransaction':
      return await signTransactions({
        keyOf: solanaKeys(wallets[id], origin),
        chains: solanaChains,
        inputs: request.inputs,
        send: request.send,
      })
    case 'solanaSignIn':
      return await signIn(background, entry, { inputs: request.inputs, accounts })
  }
}
