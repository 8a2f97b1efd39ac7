'use client'
import { LogoRing, type LogoRingProps } from '../../components/LogoRing.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useConnectorIcon } from '../../hooks/useConnectorIcon.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useWalletIcon } from '../../hooks/useWalletIcon.js'
import { useWallets } from '../../hooks/useWallets.js'
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
