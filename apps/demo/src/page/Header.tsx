import { ConnectButton, NetworkButton } from '@latchkit/react'
import { Mark } from './Mark.js'

/** Name of the product and the kit's own two buttons. */
export function Header() {
  return (
    <header className="header">
      <div className="inner">
        <div className="brand">
          <Mark />
          <span>Latchkit</span>
          <small>demo</small>
        </div>
        <div className="header-buttons">
          <NetworkButton />
          <ConnectButton />
        </div>
      </div>
    </header>
  )
}
