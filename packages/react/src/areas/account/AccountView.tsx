'use client'
import { Button } from '../../modal/components/Button.js'
import { Row } from '../../modal/components/Row.js'
import { usePreloadView } from '../../modal/hooks/usePreloadView.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAccount } from '../../page/hooks/useAccount.js'
import { useConnections } from '../../page/hooks/useConnections.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { useDisconnectWallets } from '../../shared/hooks/useDisconnectWallets.js'
import { useShownNetworks } from '../../shared/hooks/useShownNetworks.js'
import { LogOutIcon } from '../../shared/icons/LogOutIcon.js'
import { NetworkLogo } from '../../shared/NetworkLogo.js'
import { AccountActions } from './AccountActions.js'
import { AccountIdentity } from './AccountIdentity.js'
import { AccountName } from './AccountName.js'
import tabStyles from './AccountTabs.css?inline'
import { AccountTabs } from './AccountTabs.js'
import accountStyles from './AccountView.css?inline'
import { AccountWallets } from './AccountWallets.js'
import { accountMessages } from './accountMessages.js'
import { SettingsIcon } from './SettingsIcon.js'

/** The connected account, its assets, its network, links to other wallets and namespaces, and the disconnect button. */
export function AccountView() {
  useStyles(accountStyles)
  useStyles(tabStyles)
  const t = useTranslate(accountMessages)
  const { push } = useRouter()
  const { address, embeddedWalletInfo } = useAccount()
  const { networkSwitch } = useOptions()
  const { network, caipNetworkId } = useNetwork()
  const groups = useShownNetworks()
  const preload = usePreloadView('Networks')
  const preloadSettings = usePreloadView('AccountSettings')
  const { connections } = useConnections()
  const { pending, disconnectAll } = useDisconnectWallets()
  const networkName = network?.name ?? caipNetworkId ?? ''
  return (
    <View
      title={t('account.title')}
      footer={
        <Button
          variant="negative"
          wide
          icon={<LogOutIcon />}
          disabled={pending}
          testId={modalTestIds.disconnect}
          onClick={disconnectAll}
        >
          {t(connections.length > 1 ? 'account.disconnectAll' : 'account.disconnect')}
        </Button>
      }
    >
      {address ? <AccountIdentity address={address} network={network} /> : null}
      {address && network ? <AccountActions /> : null}
      {networkSwitch === false ? null : (
        <Row
          label={networkName}
          detail={t('account.network')}
          icon={<NetworkLogo network={network} name={networkName} />}
          chevron={groups.length > 1 || (groups[0]?.networks.length ?? 0) > 1}
          testId={accountTestIds.accountNetwork}
          onIntent={preload}
          onClick={() => push('Networks')}
        />
      )}
      <AccountName />
      <AccountWallets />
      {embeddedWalletInfo ? (
        <Row
          label={t('account.settings')}
          icon={
            <span className="row-tile">
              <SettingsIcon />
            </span>
          }
          chevron
          testId={accountTestIds.accountSettings}
          onIntent={preloadSettings}
          onClick={() => push('AccountSettings')}
        />
      ) : null}
      {network ? <AccountTabs /> : null}
    </View>
  )
}
