'use client'
import type { Namespace } from '@latchkit/core'
import { activeNamespaceAtom, connectionsAtom } from '@latchkit/core/connection'
import { getNamespaceName } from '@latchkit/core/networks'
import { useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Tabs } from '../../shared/components/Tabs.js'
import { useDisconnectWallets } from '../../shared/hooks/useDisconnectWallets.js'
import { LogOutIcon } from '../../shared/icons/LogOutIcon.js'
import { accountMessages } from './accountMessages.js'
import { NamespaceWallets } from './NamespaceWallets.js'
import { OtherNamespaces } from './OtherNamespaces.js'
import profileWalletsStyles from './ProfileWalletsView.css?inline'

/**
 * Every wallet by namespace: the active wallet, the others, previously used ones; with actions to switch, add, and
 * disconnect one or all.
 */
export function ProfileWalletsView() {
  useStyles(profileWalletsStyles)
  const t = useTranslate(accountMessages)
  const { client } = useLatchkit()
  const parameters = useViewParameters('ProfileWallets')
  const active = useAtomValue(activeNamespaceAtom)
  const { length } = useAtomValue(connectionsAtom)
  const { pending, disconnectAll } = useDisconnectWallets()
  const namespaces = client.adapters.map(({ namespace }) => namespace)
  const [chosen, setChosen] = useState<Namespace | undefined>(parameters?.namespace)
  const selected = namespaces.find(one => one === (chosen ?? active)) ?? namespaces[0]
  return (
    <View
      title={t('profile.title')}
      footer={
        length > 0 ? (
          <Button
            variant="negative"
            wide
            icon={<LogOutIcon />}
            disabled={pending}
            testId={modalTestIds.disconnect}
            onClick={disconnectAll}
          >
            {t(length > 1 ? 'account.disconnectAll' : 'account.disconnect')}
          </Button>
        ) : undefined
      }
    >
      {selected ? (
        <Tabs
          label={t('profile.namespaces')}
          tabs={namespaces.map(id => ({
            id,
            label: getNamespaceName(id),
            testId: accountTestIds.namespaceTab(id),
          }))}
          selected={selected}
          onSelect={setChosen}
        >
          <NamespaceWallets key={selected} namespace={selected} />
        </Tabs>
      ) : null}
      <OtherNamespaces namespaces={namespaces.filter(one => one !== selected && one !== active)} />
    </View>
  )
}
