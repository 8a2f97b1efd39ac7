import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BareApp } from '../bare/BareApp.js'
import { probe } from '../countedRenders.js'

type Token = {
  readonly name: string
  readonly address?: string
  readonly quantity: { readonly numeric: string }
}

const gateway = new URLSearchParams(location.search).get('gateway') ?? ''
const account = `0x${'a'.repeat(40)}`
probe.__connect = async () => {}

/** The least an app can do: a native dialog that asks for the tokens when the button is pressed, and lists them. */
function TokenDialog() {
  const [open, setOpen] = useState(false)
  const [tokens, setTokens] = useState<readonly Token[]>([])
  const show = async () => {
    setOpen(true)
    const query = new URLSearchParams({ chainId: 'eip155:1', currency: 'usd' })
    const response = await fetch(`${gateway}/v1/account/${account}/balance?${query}`)
    setTokens(((await response.json()) as { balances: readonly Token[] }).balances)
  }
  return (
    <>
      <button type="button" data-testid="connect-button" onClick={show}>
        {account.slice(0, 6)}
      </button>
      {open && (
        <dialog ref={element => element?.showModal()}>
          {tokens.map(({ name, address = 'native', quantity }) => (
            <button type="button" key={address} data-testid={`token-${address}`}>
              {name} {quantity.numeric}
            </button>
          ))}
        </dialog>
      )}
    </>
  )
}

const element = document.getElementById('app')
if (element) {
  createRoot(element).render(
    <BareApp>
      <TokenDialog />
    </BareApp>,
  )
}
