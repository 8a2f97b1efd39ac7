import { isError } from '@latchkit/core'
import { base } from '@latchkit/core/networks'
import { NetworkButton, useNetwork } from '@latchkit/react'

export function SwitchNetwork() {
  const { network, switchNetwork } = useNetwork()
  const { error, isPending } = switchNetwork
  return (
    <>
      <NetworkButton />
      <button
        type="button"
        className="button"
        disabled={isPending || network?.id === base.id}
        // A rejection is in `error` as well.
        onClick={() => switchNetwork(base).catch(() => {})}
      >
        Switch to Base
      </button>
      <p role="status">
        {isError(error, 'rpc/user-rejected') ? 'You declined in the wallet.' : `Network: ${network?.name}`}
      </p>
    </>
  )
}
