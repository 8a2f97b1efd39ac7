import { useLayoutEffect } from 'react'
import type { WalletId } from '../../src/common/types.js'
import { walletIcon } from '../../src/common/walletIcon.js'

type PageHeaderProps = { wallet: WalletId; title: string; testId: string }

/** The header of each page of the popup. Marks the document as loaded when the page is shown. */
export function PageHeader({ wallet, title, testId }: PageHeaderProps) {
  useLayoutEffect(() => {
    document.body.dataset.loaded = 'true'
    document.body.dataset.wallet = wallet
  }, [wallet])
  return (
    <header>
      <img src={walletIcon(wallet)} alt="" />
      <h1 data-testid={testId}>{title}</h1>
    </header>
  )
}
