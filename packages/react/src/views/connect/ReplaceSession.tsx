'use client'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { useDisconnectWallets } from '../../hooks/useDisconnectWallets.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { WalletIcon } from '../../icons/WalletIcon.js'
import { testIds } from '../../testIds.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** The protocol has one wallet at a time: the one that is connected has to go before another one comes. */
export function ReplaceSession({ name, connectorId }: { name: string; connectorId: string }) {
  const t = useTranslate(walletConnectMessages)
  const { pending, disconnectOne } = useDisconnectWallets()
  return (
    <Hero
      icon={<WalletIcon />}
      heading={t('walletConnect.inUse', { name })}
      text={t('walletConnect.inUseHint')}
    >
      <Button
        look="negative"
        busy={pending}
        testId={testIds.disconnect}
        onClick={() => disconnectOne({ connectorId })}
      >
        {t('walletConnect.disconnect', { name })}
      </Button>
    </Hero>
  )
}
