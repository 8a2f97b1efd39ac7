import { createElement } from 'react'
import { ButtonContent } from './ButtonContent.js'
import { createElementClass } from './createElementClass.js'
import { ModalContent } from './ModalContent.js'
import type { LatchkitButtonElement, LatchkitModalElement } from './types.js'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: Only an interface is merged with that of the DOM.
  interface HTMLElementTagNameMap {
    'latchkit-button': LatchkitButtonElement
    'latchkit-modal': LatchkitModalElement
  }
}

/**
 * Defines `<latchkit-button>` and `<latchkit-modal>` for the page. Upgrades existing elements and keeps the properties
 * that were set before. Does nothing on a second call and on a server.
 *
 * @example
 * defineElements()
 * for (const button of document.querySelectorAll('latchkit-button')) button.latchkit = latchkit
 */
export function defineElements(): void {
  if (typeof customElements === 'undefined') return
  if (!customElements.get('latchkit-button'))
    customElements.define(
      'latchkit-button',
      createElementClass({
        names: ['kind', 'label'],
        flags: ['showBalance', 'showName'],
        createContainer: createButtonRoot,
        render: ({ kind, label, namespace, showBalance, showName }) =>
          createElement(ButtonContent, { kind, label, namespace, showBalance, showName }),
      }),
    )
  if (!customElements.get('latchkit-modal'))
    customElements.define(
      'latchkit-modal',
      createElementClass({
        names: [],
        flags: ['embedded'],
        createContainer: createModalContainer,
        render: ({ embedded, namespace }) => createElement(ModalContent, { embedded, namespace }),
      }),
    )
}

/**
 * A shadow root: rules and frameworks of the page do not reach the button. It delegates focus from the element to the
 * button.
 */
function createButtonRoot(element: HTMLElement): ShadowRoot {
  return attachRoot(element, 'inline-flex', true)
}

/** The element itself: the modal creates a separate shadow root, which it looks up in the document. */
function createModalContainer(element: HTMLElement): HTMLElement {
  attachRoot(element, 'block', false).append(document.createElement('slot'))
  return element
}

function attachRoot(element: HTMLElement, display: string, delegatesFocus: boolean): ShadowRoot {
  const root = element.attachShadow({ mode: 'open', delegatesFocus })
  const sheet = new CSSStyleSheet()
  // In line with buttons beside it, as the buttons of React.
  sheet.replaceSync(`:host{display:${display};vertical-align:middle}:host([hidden]){display:none}`)
  root.adoptedStyleSheets = [sheet]
  return root
}
