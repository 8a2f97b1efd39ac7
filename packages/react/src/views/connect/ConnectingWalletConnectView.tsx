'use client'
import { detectInstallLink, getWalletTabs } from '@latchkit/core/wallets'
import { useState } from 'react'
import { alertError } from '../../alerts/alertError.js'
import { Hero } from '../../components/Hero.js'
import { Link } from '../../components/Link.js'
import { Tabs } from '../../components/Tabs.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { useViewParameters } from '../../hooks/useViewParameters.js'
import { useWalletIcon } from '../../hooks/useWalletIcon.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { View } from '../../modal/View.js'
import { usePairingOffer } from '../../pairing/usePairingOffer.js'
import { connectTestIds } from '../../testIds/connectTestIds.js'
import { useDirectoryWallets } from '../../walletList/useDirectoryWallets.js'
import { connectingMessages } from './connectingMessages.js'
import { InstallWallet } from './InstallWallet.js'
import { OpenWallet } from './OpenWallet.js'
import { openWalletMessages } from './openWalletMessages.js'
import { PairingBody } from './PairingBody.js'
import { ScanCode } from './ScanCode.js'
import { useLeaveWhenConnected } from './useLeaveWhenConnected.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** One wallet that is not in this browser, reached by a QR code, its app, its web app or its own browser. */
export function ConnectingWalletConnectView() {
  const t = useTranslate(walletConnectMessages)
  const ways = useTranslate(openWalletMessages)
  const connecting = useTranslate(connectingMessages)
  const common = useTranslate(modalMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { walletId, ...target } = useViewParameters('ConnectingWalletConnect')
  const wallet = useDirectoryWallets().find(({ id }) => id === walletId)
  const icon = useWalletIcon(wallet)
  const tabs = wallet ? getWalletTabs({ wallet, platform: client.platform }) : []
  const [chosen, setChosen] = useState(tabs[0])
  const tab = tabs.find(tab => tab === chosen) ?? tabs[0]
  const pairing = usePairingOffer({
    wallet,
    target,
    enabled: tabs.some(tab => tab !== 'browser'),
    onError: error => alertError(latchkit, error),
  })
  useLeaveWhenConnected(pairing.phase === 'connected')
  if (!wallet)
    return (
      <View title={connecting('connecting.gone')}>
        <Hero text={connecting('connecting.goneHint')} />
      </View>
    )
  const { name } = wallet
  if (!tab)
    return (
      <View title={name}>
        <InstallWallet wallet={wallet} icon={icon} />
      </View>
    )
  const install =
    tab === 'qr' ? detectInstallLink({ wallet, userAgent: client.platform.userAgent() }) : undefined
  const isExtension = install?.store === 'chrome' || install?.store === 'firefox'
  return (
    <View
      title={name}
      footer={
        isExtension ? (
          <Link
            button
            href={install.url}
            newTabHint={common('modal.opensNewTab')}
            testId={connectTestIds.wcInstall}
          >
            {ways('openWallet.extension', { name })}
          </Link>
        ) : undefined
      }
    >
      <PairingBody pairing={pairing}>
        <Tabs
          label={ways('openWallet.ways')}
          tabs={tabs.map(id => ({
            id,
            label: ways(`openWallet.${id}Tab`),
            testId: connectTestIds.wcTab(id),
          }))}
          selected={tab}
          onSelect={setChosen}
        >
          {tab === 'qr' ? (
            <ScanCode
              pairing={pairing}
              text={t('walletConnect.scanWith', { name })}
              logo={<WalletIcon name={name} src={icon} size={56} />}
            />
          ) : (
            <OpenWallet
              key={tab}
              wallet={wallet}
              tab={tab}
              pairing={pairing}
              logo={<WalletIcon name={name} src={icon} size={72} />}
              onShowQr={tabs.includes('qr') ? () => setChosen('qr') : undefined}
            />
          )}
        </Tabs>
      </PairingBody>
    </View>
  )
}
