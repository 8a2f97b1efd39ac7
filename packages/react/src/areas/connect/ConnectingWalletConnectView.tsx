'use client'
import { detectInstallLink, getWalletTabs } from '@latchkit/core/wallets'
import { useState } from 'react'
import { Hero } from '../../modal/components/Hero.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { View } from '../../modal/View.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWalletIcon } from '../../page/hooks/useWalletIcon.js'
import { usePairingOffer } from '../../page/pairing/usePairingOffer.js'
import { connectTestIds } from '../../page/testIds/connectTestIds.js'
import { useDirectoryWallets } from '../../page/walletList/useDirectoryWallets.js'
import { alertError } from '../../shared/alerts/alertError.js'
import { Link } from '../../shared/components/Link.js'
import { Tabs } from '../../shared/components/Tabs.js'
import { connectingMessages } from './connectingMessages.js'
import { InstallWallet } from './InstallWallet.js'
import { OpenWallet } from './OpenWallet.js'
import { openWalletMessages } from './openWalletMessages.js'
import { PairingBody } from './PairingBody.js'
import { ScanCode } from './ScanCode.js'
import { useLeaveWhenConnected } from './useLeaveWhenConnected.js'
import { walletConnectMessages } from './walletConnectMessages.js'

/** A wallet outside of this browser, reached by a QR code, its app, its web app or its in-app browser. */
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
  const isExtension = install && ['chrome', 'edge', 'firefox', 'opera'].includes(install.store)
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
