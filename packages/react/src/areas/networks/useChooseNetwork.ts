'use client'
import type { CaipNetworkId, Network } from '@latchkit/core'
import { accountsAtom } from '@latchkit/core/connection'
import { isError } from '@latchkit/core/errors'
import { switchNetwork } from '@latchkit/core/networks'
import { useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { alertError } from '../../shared/alerts/alertError.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { networksMessages } from './networksMessages.js'

/**
 * Switches to a network, shows and announces the result, and returns the pending network. If the namespace of the
 * network does not have a wallet yet, while another namespace has, opens the view that connects a wallet. For views.
 */
export function useChooseNetwork(onSwitched: () => void): {
  pending: CaipNetworkId | undefined
  switchTo: (network: Network) => Promise<void>
} {
  const t = useTranslate(networksMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { push } = useRouter()
  const announce = useAnnounce()
  const toast = useToast()
  const [pending, setPending] = useState<CaipNetworkId>()
  // A wallet may answer after the view was left; nothing moves on then.
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function switchTo({ caipNetworkId, chainNamespace, name }: Network) {
    const accounts = client.store.get(accountsAtom)
    const isConnected = Object.values(accounts).some(({ address }) => address)
    // Without a wallet there the switch would change nothing that is shown.
    if (isConnected && !accounts[chainNamespace]?.address) return push('SwitchActiveChain', { caipNetworkId })
    setPending(caipNetworkId)
    announce(t('networks.approve'))
    try {
      await switchNetwork(client, { caipNetworkId })
      announce(t('networks.switched', { name }))
      if (isHere.current) onSwitched()
    } catch (error) {
      // The app took the network away while it was shown.
      if (alertError(latchkit, error)) return
      const rejected = isError(error, 'rpc/user-rejected')
      if (isHere.current)
        toast.show({ variant: 'error', message: t(rejected ? 'networks.rejected' : 'networks.failed') })
    } finally {
      setPending(undefined)
    }
  }
  return { pending, switchTo }
}
