import { formatUnits } from 'viem'
import type { Asset, Purchase } from './createSandbox.js'

/** Content security policy of the page: only its inline style and its form. */
export const checkoutPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

const style =
  'body{font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}button{font:inherit;padding:.6rem 1rem;margin:.25rem .25rem .25rem 0}dt{opacity:.7}dd{margin:0 0 .75rem;overflow-wrap:anywhere}'

/** Renders the page of a purchase of the sandbox. `step`: the bank requests a confirmation (3-D Secure). */
export function checkoutPage(purchase: Purchase, asset: Asset | undefined, step: 'card' | 'bank'): string {
  const { state, total, currency, account, amount, hash } = purchase
  const bought = `${formatUnits(amount, asset?.decimals ?? 18)} ${asset?.symbol ?? ''}`
  const rows = [
    ['You pay', `${total} ${currency}`],
    ['You get', bought],
    ['Sent to', account],
    ...(hash ? [['Transaction', hash]] : []),
  ]
  const list = rows.map(([name, value]) => `<dt>${toHtml(name)}</dt><dd>${toHtml(value)}</dd>`).join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandbox checkout</title>
<style>${style}</style>
<main>
<h1>Sandbox checkout</h1>
<p>Nothing is charged: a faucet of the local chain pays.</p>
<dl>${list}</dl>
${state === 'pending' ? form(step) : `<p role="status" data-state="${state}">${texts[state]}</p>`}
</main>
</html>
`
}

const texts: { readonly [state in Exclude<Purchase['state'], 'pending'>]: string } = {
  paying: 'The payment was accepted. The tokens are on their way.',
  paid: 'Paid. You can close this page.',
  declined: 'The payment was declined. Nothing was sent.',
  failed: 'The tokens could not be sent.',
}

function form(step: 'card' | 'bank'): string {
  const buttons =
    step === 'card'
      ? [
          ['paid', 'Pay by card'],
          ['bank', 'Pay by a card that needs a confirmation'],
          ['declined', 'Pay by a card that is declined'],
        ]
      : [
          ['paid', 'Confirm at the bank'],
          ['declined', 'Refuse at the bank'],
        ]
  const inner = buttons.map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`)
  return `<form method="post">${inner.join('')}</form>`
}

const toHtml = (text = '') => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
