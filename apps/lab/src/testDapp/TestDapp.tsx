'use client'
import type { WagmiAdapter } from '@latchkit/adapter-wagmi'
import type { Latchkit } from '@latchkit/react'
import { useRef } from 'react'
import { createPageProvider } from './createPageProvider'

/** Of the provider that is announced, EIP-6963. */
const info = {
  uuid: 'c7f1a1f2-5a1b-4c5e-9d8f-0f6a3b6a7f10',
  name: 'Wallet of the lab',
  rdns: 'dev.latchkit.lab',
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
}

type TestDappProps = { readonly latchkit: Latchkit; readonly wagmi: WagmiAdapter }

/** MetaMask's test dapp as it is published, in a separate document, to which the wallet of this page is announced. */
export function TestDapp({ latchkit, wagmi }: TestDappProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  function announce() {
    const page = frame.current?.contentWindow
    if (!page) return
    const detail = Object.freeze({ info, provider: createPageProvider(latchkit, wagmi) })
    const tell = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    page.addEventListener('eip6963:requestProvider', tell)
    tell()
  }
  return (
    <iframe
      ref={frame}
      className="test-dapp"
      title="Test dapp"
      src="/test-dapp/index.html"
      data-testid="test-dapp"
      onLoad={announce}
    />
  )
}
