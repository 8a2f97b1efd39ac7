import type { Connection } from '@latchkit/core'
import { usePairing } from './usePairing.js'
import { useWalletIcon } from './useWalletIcon.js'
import { useWalletList, type WalletListRow } from './useWalletList.js'

export function useChecks() {
  const { rows, groups, suggested, connect, connecting } = useWalletList({
    namespace: 'eip155',
    onSuccess: ({ address }, row) => [address, row.name] satisfies readonly string[],
  })
  rows satisfies readonly WalletListRow[]
  suggested satisfies readonly WalletListRow[]
  groups.map(({ title, rows }) => [title, rows.length] as const)
  connect satisfies (row: WalletListRow) => Promise<Connection>
  connecting?.via satisfies 'request' | 'pairing' | 'install' | undefined
  // @ts-expect-error takes a row, not an id
  connect('io.metamask')
  // @ts-expect-error no chain family
  useWalletList({ namespace: 'bitcoin' })

  const pairing = usePairing({ wallet: rows[0] })
  pairing.secondsLeft satisfies number | undefined
  pairing.status satisfies 'preparing' | 'ready' | 'rejected' | 'failed' | 'connected'
  // @ts-expect-error the state of the modal's view is `status` here
  pairing.phase
  useWalletIcon(rows[0]) satisfies string | undefined
}
