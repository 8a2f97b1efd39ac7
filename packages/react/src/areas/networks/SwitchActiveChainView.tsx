'use client'
import { accountAtom } from '@latchkit/core/connection'
import { getNamespaceName } from '@latchkit/core/networks'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { connectMessages } from '../../modal/connect/connectMessages.js'
import { useConsent } from '../../modal/hooks/useConsent.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { LegalConsent } from '../../modal/LegalConsent.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useNetwork } from '../../page/hooks/useNetwork.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWallets } from '../../page/hooks/useWallets.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { networkTestIds } from '../../page/testIds/networkTestIds.js'
import { NetworkLogo } from '../../shared/NetworkLogo.js'
import { networksMessages } from './networksMessages.js'

/** A network of a namespace that has no wallet yet was chosen while another namespace has: connect a wallet, or go back. */
export function SwitchActiveChainView() {
  const t = useTranslate(networksMessages)
  const ofConnect = useTranslate(connectMessages)
  const { push } = useRouter()
  const { caipNetworkId } = useViewParameters('SwitchActiveChain')
  const network = useNetwork().networks.find(one => one.caipNetworkId === caipNetworkId)
  const { connector } = useAtomValue(accountAtom)
  const wallets = useWallets()
  const { locked } = useConsent()
  if (!network)
    return (
      <View title={t('switchChain.gone')}>
        <Hero text={t('switchChain.goneHint')} />
      </View>
    )
  const namespace = network.chainNamespace
  const target = { namespace, caipNetworkId }
  const same = wallets.find(
    ({ connectors }) =>
      connectors.some(one => one.id === connector?.id && one.namespace === connector.namespace) &&
      connectors.some(one => one.namespace === namespace && one.type !== 'walletconnect'),
  )
  const texts = { network: network.name, name: getNamespaceName(namespace) }
  return (
    <View title={t('switchChain.title', texts)}>
      <LegalConsent />
      <Hero
        logo={<NetworkLogo network={network} size={72} />}
        heading={ofConnect('connect.titleFor', texts)}
        text={t('switchChain.text', texts)}
      >
        {same ? (
          <Button
            variant="accent"
            disabled={locked}
            testId={modalTestIds.sameWallet}
            onClick={() => push('ConnectingExternal', { ...target, walletId: same.id })}
          >
            {t('switchChain.continue', { wallet: same.name })}
          </Button>
        ) : null}
        <Button
          variant={same ? 'neutral' : 'accent'}
          disabled={locked}
          testId={networkTestIds.chooseWallet}
          onClick={() => push('Connect', target)}
        >
          {t(same ? 'switchChain.chooseOther' : 'switchChain.choose')}
        </Button>
      </Hero>
    </View>
  )
}
