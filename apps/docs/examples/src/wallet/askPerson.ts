import { UserRejectedError } from '@latchkit/core/errors'
import { exampleSheet } from '../exampleSheet.js'

/** A question of a wallet to its user. */
export type Question = { readonly wallet: string; readonly text: string }

/**
 * The window of the example wallet: a dialog above the modal, in place of the window that an extension opens. Resolves when
 * the user approves.
 *
 * @throws UserRejectedError `rpc/user-rejected`, if the user declines or closes the window
 */
export function askPerson({ wallet, text }: Question): Promise<void> {
  const host = document.createElement('example-wallet')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [exampleSheet()]
  const dialog = create('dialog', { className: 'wallet', ariaLabel: wallet })
  dialog.append(
    create('strong', { textContent: wallet }),
    create('p', { textContent: text }),
    create('p', { className: 'note', textContent: 'An example: it has no keys, and nothing of value.' }),
    answer('Decline', 'button'),
    answer('Approve', 'button primary'),
  )

  function answer(textContent: string, className: string) {
    const button = create('button', { type: 'button', className, textContent })
    button.addEventListener('click', () => dialog.close(textContent))
    return button
  }
  shadow.append(dialog)
  document.body.append(host)
  dialog.showModal()
  return new Promise((resolve, reject) => {
    dialog.addEventListener('close', () => {
      host.remove()
      if (dialog.returnValue === 'Approve') resolve()
      else reject(new UserRejectedError())
    })
  })
}

function create<name extends keyof HTMLElementTagNameMap>(
  name: name,
  properties: Partial<HTMLElementTagNameMap[name]>,
): HTMLElementTagNameMap[name] {
  return Object.assign(document.createElement(name), properties)
}
