import type { EngineWindow } from './types.js'

/** Reverse domain name of the wallet that `injectWallet` announces. */
export const injectedRdns = 'test.latchkit.node'

type Request = { method: string; params?: unknown[] }

/**
 * Announces an injected wallet (EIP-6963) in a page that has loaded. It uses the first account of the local node, which
 * signs without asking. The extension of the test wallet runs in Chromium only.
 */
export async function injectWallet(page: EngineWindow, rpcUrl: string): Promise<void> {
  await page.evaluate(announceWallet, rpcUrl, injectedRdns)
}

/** Runs in the page. */
function announceWallet(rpcUrl: string, rdns: string) {
  async function call(method: string, params: unknown[] = []) {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = await response.json()
    if (error) throw error
    return result
  }
  const provider = {
    async request({ method, params }: Request) {
      const isAccounts = method === 'eth_accounts' || method === 'eth_requestAccounts'
      return isAccounts ? (await call('eth_accounts')).slice(0, 1) : call(method, params)
    },
    on: () => provider,
    removeListener: () => provider,
  }
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Node Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns,
  }
  const announce = () => {
    const detail = Object.freeze({ info: Object.freeze(info), provider })
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
