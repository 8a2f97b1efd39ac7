'use client'
import type { Connector } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import type { Wallet } from '@latchkit/core/wallets'
import { useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWalletIcon } from '../../page/hooks/useWalletIcon.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { pickConnectorNow } from '../../page/walletList/pickConnector.js'
import { useDirectoryWallets } from '../../page/walletList/useDirectoryWallets.js'
import { LogoRing } from '../../shared/components/LogoRing.js'
import { RetryIcon } from '../../shared/icons/RetryIcon.js'
import { connectingMessages } from './connectingMessages.js'
import { InstallWallet } from './InstallWallet.js'
import { toConnectFailure } from './toConnectFailure.js'
import { useConnectWallet } from './useConnectWallet.js'
import { useLeaveWhenConnected } from './useLeaveWhenConnected.js'

const rings = {
  pending: 'pending',
  connected: 'success',
  rejected: 'failed',
  waiting: 'failed',
  failed: 'failed',
} as const

/**
 * Waits for the response of a wallet, shows a text for each kind of failure, and links to the install page of a missing
 * wallet.
 */
export function ConnectingExternalView() {
  const t = useTranslate(connectingMessages)
  const common = useTranslate(modalMessages)
  const { walletId, namespace, caipNetworkId } = useViewParameters('ConnectingExternal')
  const wallet = useDirectoryWallets(namespace).find(({ id }) => id === walletId)
  const icon = useWalletIcon(wallet)
  const current = useAtomValue(accountAtom).connector
  const announce = useAnnounce()
  const connector = useTargetConnector(wallet)
  const { phase, error, retry } = useConnectWallet({ wallet, connector, caipNetworkId })
  const isThere = Boolean(wallet?.connectors.length)
  // By this view's request, or by the wallet or another tab.
  const isActive =
    phase === 'connected' ||
    (connector && connector.id === current?.id && connector.namespace === current.namespace)
  const name = wallet?.name ?? ''
  const { hint, reason = '' } = toConnectFailure(error)
  const approveHint = connector?.type === 'external' ? 'connecting.externalHint' : 'connecting.approveHint'
  const texts = {
    pending: [t('connecting.approve', { name }), t(approveHint, { name })],
    connected: [name, ''],
    rejected: [t('connecting.rejected'), t('connecting.rejectedHint')],
    waiting: [t('connecting.waiting'), t('connecting.waitingHint', { name })],
    failed: [t('connecting.failed', { name }), t(hint, { name, reason })],
  } as const
  const [heading, text] = texts[phase]

  useLeaveWhenConnected(Boolean(isActive))
  useEffect(() => {
    if (isThere) announce(heading)
  }, [announce, heading, isThere])

  if (!wallet)
    return (
      <View title={t('connecting.gone')}>
        <Hero text={t('connecting.goneHint')} />
      </View>
    )
  if (!isThere)
    return (
      <View title={name}>
        <InstallWallet wallet={wallet} icon={icon} />
      </View>
    )
  const canRetry = phase !== 'pending' && phase !== 'connected'
  return (
    <View title={name}>
      <Hero
        logo={
          <LogoRing state={rings[phase]}>
            <WalletIcon name={name} src={icon} size={72} />
          </LogoRing>
        }
        heading={heading}
        text={text}
      >
        {canRetry ? (
          <Button variant="neutral" testId={modalTestIds.retry} icon={<RetryIcon />} onClick={retry}>
            {common('modal.tryAgain')}
          </Button>
        ) : null}
      </Hero>
    </View>
  )
}

/** The connector of a wallet to connect. Selected once: a connection made meanwhile must not change it. */
function useTargetConnector(wallet: Wallet | undefined): Connector | undefined {
  const { client } = useLatchkit()
  const connectors = wallet?.connectors ?? []
  const [target, setTarget] = useState<Pick<Connector, 'id' | 'namespace'>>()
  const known = connectors.find(({ id, namespace }) => id === target?.id && namespace === target.namespace)
  if (known || connectors.length === 0) return known
  const picked = pickConnectorNow(client, connectors)
  if (picked) setTarget({ id: picked.id, namespace: picked.namespace })
  return picked
}
