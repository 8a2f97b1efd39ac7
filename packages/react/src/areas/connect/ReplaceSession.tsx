'use client'
import type { Namespace } from '@latchkit/core'
import { getNamespaceName } from '@latchkit/core/networks'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { WalletIcon } from '../../modal/icons/WalletIcon.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { useDisconnectWallets } from '../../shared/hooks/useDisconnectWallets.js'
import { walletConnectMessages } from './walletConnectMessages.js'

export type ReplaceSessionProps = {
  name: string
  connectorId: string
  /** The namespace in which the wallet can be used too. */
  offered?: Namespace | undefined
  onUse: () => void
}

/**
 * WalletConnect has one session at a time: the existing session can be used in a further namespace in which its wallet
 * provided accounts, or has to end before another wallet is connected.
 */
export function ReplaceSession({ name, connectorId, offered, onUse }: ReplaceSessionProps) {
  const t = useTranslate(walletConnectMessages)
  const { pending, disconnectOne } = useDisconnectWallets()
  return (
    <Hero
      icon={<WalletIcon />}
      heading={t('walletConnect.inUse', { name })}
      text={
        offered
          ? t('walletConnect.offeredHint', { name: getNamespaceName(offered) })
          : t('walletConnect.inUseHint')
      }
    >
      {offered ? (
        <Button variant="accent" testId={modalTestIds.sameWallet} onClick={onUse}>
          {t('walletConnect.continue', { name })}
        </Button>
      ) : null}
      <Button
        variant="negative"
        busy={pending}
        testId={modalTestIds.disconnect}
        onClick={() => disconnectOne({ connectorId })}
      >
        {t('walletConnect.disconnect', { name })}
      </Button>
    </Hero>
  )
}
