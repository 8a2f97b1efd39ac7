'use client'
import { accountAtom, connectionsAtom } from '@latchkit/core/connection'
import { Button } from '../../modal/components/Button.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { useDisconnectWallets } from '../../shared/hooks/useDisconnectWallets.js'
import { LogOutIcon } from '../../shared/icons/LogOutIcon.js'
import { AccountActions } from './AccountActions.js'
import { AccountHead } from './AccountHead.js'
import tabStyles from './AccountTabs.css?inline'
import { AccountTabs } from './AccountTabs.js'
import { accountMessages } from './accountMessages.js'

/** The connected account with its worth, its actions, its assets and the disconnect button. */
export function AccountView() {
  useStyles(tabStyles)
  const t = useTranslate(accountMessages)
  const { address } = useAtomValue(accountAtom)
  const { network } = useNetwork()
  const connections = useAtomValue(connectionsAtom)
  const { pending, disconnectAll } = useDisconnectWallets()
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
      {address ? <AccountHead address={address} /> : null}
      {address && network ? <AccountActions /> : null}
      {network ? <AccountTabs /> : null}
    </View>
  )
}
