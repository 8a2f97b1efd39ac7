'use client'
import { accountsAtom } from '@latchkit/core/connection'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { WarningIcon } from '../../modal/icons/WarningIcon.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { useDisconnectWallets } from '../../shared/hooks/useDisconnectWallets.js'
import { useShownNetworks } from '../../shared/hooks/useShownNetworks.js'
import { LogOutIcon } from '../../shared/icons/LogOutIcon.js'
import { NetworkRows } from './NetworkRows.js'
import { networksMessages } from './networksMessages.js'

const stay = () => {}

/** The wallet is on a network that the app does not list. There are three ways out: switch, disconnect, close. */
export function UnsupportedChainView() {
  const t = useTranslate(networksMessages)
  const { caipNetworkId } = useNetwork()
  const groups = useShownNetworks()
  const accounts = useAtomValue(accountsAtom)
  // Networks to continue with: of the wallet's namespace, and of other namespaces meanwhile.
  const networks = groups.flatMap(({ namespace, networks }) =>
    accounts[namespace]?.address || caipNetworkId?.startsWith(`${namespace}:`) ? networks : [],
  )
  const { pending, disconnectAll } = useDisconnectWallets()
  return (
    <View
      title={t('unsupported.title')}
      footer={
        <Button
          variant="negative"
          wide
          icon={<LogOutIcon />}
          disabled={pending}
          testId={modalTestIds.disconnect}
          onClick={disconnectAll}
        >
          {t('unsupported.disconnect')}
        </Button>
      }
    >
      <Hero icon={<WarningIcon />} heading={t('unsupported.heading')} text={t('unsupported.text')} />
      <NetworkRows networks={networks} onSwitched={stay} />
    </View>
  )
}
