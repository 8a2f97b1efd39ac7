/** Runs in the page before anything else: one injected wallet, announced as EIP-6963 and the Wallet Standard say. */
export function announceWallet() {
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: '6d4b2a4e-0b7c-4f52-9a3c-1d0f2b7e5a11',
      name: 'Bench Wallet',
      icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E',
      rdns: 'bench.wallet',
    }),
    provider: {
      request: async ({ method }) => (method === 'eth_chainId' ? '0x1' : []),
      on() {},
      removeListener() {},
    },
  })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()

  const feature = method => ({ version: '1.0.0', [method]: async () => ({ accounts: [] }) })
  const wallet = Object.freeze({
    version: '1.0.0',
    id: 'bench.wallet',
    name: detail.info.name,
    icon: detail.info.icon,
    chains: ['solana:mainnet'],
    accounts: [],
    features: {
      'standard:connect': feature('connect'),
      'standard:events': { version: '1.0.0', on: () => () => {} },
      'solana:signMessage': feature('signMessage'),
      'solana:signTransaction': {
        ...feature('signTransaction'),
        supportedTransactionVersions: ['legacy', 0],
      },
    },
  })
  const register = ({ register }) => register(wallet)
  window.addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}

/** Runs in the page before anything else: an injected wallet that gives an account at once, and another on request. */
export function announceLiveWallet() {
  const accounts = ['a', 'b'].map(digit => `0x${digit.repeat(40)}`)
  const listeners = {}
  let active = 0
  // Like a wallet without a permission: no account is connected before its prompt.
  let isGranted = false
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: '6d4b2a4e-0b7c-4f52-9a3c-1d0f2b7e5a11',
      name: 'Bench Wallet',
      icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E',
      rdns: 'bench.wallet',
    }),
    provider: {
      async request({ method }) {
        if (method === 'eth_chainId') return '0x1'
        if (method === 'eth_requestAccounts') isGranted = true
        return isGranted && /accounts$/i.test(method) ? [accounts[active]] : []
      },
      on(event, listener) {
        listeners[event] = [...(listeners[event] ?? []), listener]
      },
      removeListener(event, listener) {
        listeners[event] = (listeners[event] ?? []).filter(one => one !== listener)
      },
    },
  })
  window.__nextAccount = () => {
    active = 1 - active
    for (const listener of listeners.accountsChanged ?? []) listener([accounts[active]])
  }
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/**
 * Runs in the page before anything else: notes long tasks, and how long a click takes to show its first row. A row has our
 * test id, or is a button with `rowText`.
 */
export function installProbe(rowText) {
  const probe = { longTasks: [], firstRow: undefined }
  window.__probe = probe
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) probe.longTasks.push(entry.duration)
  }).observe({ type: 'longtask', buffered: true })

  function rootsOf() {
    return [document, ...[...document.querySelectorAll('latchkit-host')].map(host => host.shadowRoot)]
  }
  function row() {
    if (rowText)
      return rootsOf()
        .flatMap(root => [...root.querySelectorAll('button')])
        .find(button => button.textContent.includes(rowText) && button.getBoundingClientRect().height > 0)
    const selector = `[data-testid="${window.__rowTestId ?? 'wallet-bench.wallet'}"]`
    for (const root of rootsOf()) {
      const found = root?.querySelector(selector)
      // A modal may be laid out before it is shown.
      if (found?.closest('dialog')?.open && found.getBoundingClientRect().height > 0) return found
    }
    return undefined
  }
  window.addEventListener(
    'click',
    event => {
      const start = event.timeStamp
      function look() {
        if (!row()) return requestAnimationFrame(look)
        // The row is laid out; the message comes after this frame was painted.
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          probe.firstRow = performance.now() - start
        }
        channel.port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}
