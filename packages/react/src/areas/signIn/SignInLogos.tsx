'use client'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useWalletIcon } from '../../page/hooks/useWalletIcon.js'
import { useWallets } from '../../page/hooks/useWallets.js'
import { LogoRing, type LogoRingProps } from '../../shared/components/LogoRing.js'
import { useConnectorIcon } from '../../shared/hooks/useConnectorIcon.js'
import { useActiveConnector } from './useActiveConnector.js'

/** The app and the wallet, side by side; the ring of the wallet shows the progress. */
export function SignInLogos({ state }: Pick<LogoRingProps, 'state'>) {
  const { name, icons } = useLatchkit().client.config.metadata
  const connector = useActiveConnector()
  const wallet = useWallets().find(({ connectors }) =>
    connectors.some(({ id, namespace }) => id === connector?.id && namespace === connector.namespace),
  )
  const icon = useWalletIcon(wallet)
  const own = useConnectorIcon(connector)
  return (
    <span className="siwx-logos">
      <LogoRing state="idle">
        <WalletIcon name={name} src={icons?.[0]} size={72} />
      </LogoRing>
      <LogoRing state={state}>
        <WalletIcon name={connector?.name ?? ''} src={own ?? icon} size={72} />
      </LogoRing>
    </span>
  )
}
