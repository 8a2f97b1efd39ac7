'use client'
import { type ComponentType, useMemo } from 'react'
import { Row } from '../../modal/components/Row.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useLazyComponent } from '../../modal/hooks/useLazyComponent.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { GridIcon } from '../../modal/icons/GridIcon.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAccount } from '../../page/hooks/useAccount.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { receiveTestIds } from '../../page/testIds/receiveTestIds.js'
import type { QrCodeProps } from '../../qrCode/QrCode.js'
import { CopyButton } from '../../shared/components/CopyButton.js'
import { Text } from '../../shared/components/Text.js'
import { NetworkLogo } from '../../shared/NetworkLogo.js'
import { useToast } from '../../shared/toasts/useToast.js'
import receiveStyles from './Receive.css?inline'
import { receiveMessages } from './receiveMessages.js'

/** The whole address as a QR code and as text, and the networks that it is for. */
export function WalletReceiveView() {
  useStyles(receiveStyles)
  const t = useTranslate(receiveMessages)
  const common = useTranslate(modalMessages)
  const { push } = useRouter()
  const announce = useAnnounce()
  const toast = useToast()
  const { address } = useAccount()
  const { network } = useNetwork()
  return (
    <View title={t('receive.title')}>
      {address ? (
        <>
          <AddressCode address={address} />
          <p className="receive-address" dir="ltr" title={t('receive.address')}>
            {address}
          </p>
          <div className="receive-copy">
            <CopyButton
              value={address}
              label={t('receive.copy')}
              copiedLabel={common('modal.copied')}
              testId={receiveTestIds.receiveCopy}
              onCopied={() => announce(common('modal.copied'))}
              onFailed={() => toast.show({ variant: 'error', message: t('receive.copyFailed') })}
            />
          </div>
        </>
      ) : null}
      {network ? <Text size="secondary">{t('receive.hint', { name: network.name })}</Text> : null}
      <Row
        label={t('receive.networks')}
        icon={
          <span className="row-tile">
            <GridIcon />
          </span>
        }
        chevron
        onClick={() => push('WalletCompatibleNetworks')}
      />
    </View>
  )
}

/** The code of the address. Loads the QR code module: few users who open their account need it. */
function AddressCode({ address }: { address: string }) {
  const t = useTranslate(receiveMessages)
  const { network } = useNetwork()
  const load = async (): Promise<ComponentType> =>
    (await import('../../qrCode/QrCode.js')).QrCode as ComponentType
  const QrCode = useLazyComponent(true, load) as ComponentType<QrCodeProps> | undefined
  const logo = useMemo(() => (network ? <NetworkLogo network={network} size={48} /> : undefined), [network])
  return (
    <div className="receive-code">
      {QrCode ? (
        <QrCode uri={address} label={t('receive.qr')} logo={logo} testId={receiveTestIds.receiveQr} />
      ) : (
        <Skeleton height={288} />
      )}
    </div>
  )
}
