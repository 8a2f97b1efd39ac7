import type { LatchkitButtonElement, LatchkitModalElement } from './types.js'
import './defineElements.js'

const button: LatchkitButtonElement = document.createElement('latchkit-button')
const modal: LatchkitModalElement = document.createElement('latchkit-modal')

button.addEventListener(
  'switch-network',
  ({ detail }) => detail.caipNetworkId satisfies `${string}:${string}`,
)
button.addEventListener('click', ({ clientX }) => clientX satisfies number)
modal.addEventListener('sign-in-error', ({ detail }) => detail.error.code satisfies string)
// @ts-expect-error an event that is none
button.addEventListener('connect-succes', ({ detail }) => detail)

modal.embedded = true
button.kind = 'network'
// @ts-expect-error a kind that is none
button.kind = 'wallet'
// @ts-expect-error a text is no latchkit
button.latchkit = 'latchkit'
