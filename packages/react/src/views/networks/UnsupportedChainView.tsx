'use client'
import { accountsAtom } from '@latchkit/core/connection'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useDisconnectWallets } from '../../hooks/useDisconnectWallets.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useShownNetworks } from '../../hooks/useShownNetworks.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { LogOutIcon } from '../../icons/LogOutIcon.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { View } from '../../modal/View.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import { NetworkRows } from './NetworkRows.js'
import { networksMessages } from './networksMessages.js'

const stay = () => {}

/** The wallet is on a network that the app does not list. There are three ways out: switch, disconnect, close. */
export function UnsupportedChainView() {
  const t = useTranslate(networksMessages)
  const { caipNetworkId } = useNetwork()
  const groups = useShownNetworks()
  const accounts = useAtomValue(accountsAtom)
  // Those where a wallet is: its own namespace's, and others to go on with meanwhile.
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
