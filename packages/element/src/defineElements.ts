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
 * Defines `<latchkit-button>` and `<latchkit-modal>` for the page. Elements that are there already are upgraded, with the
 * properties that were set before. A second call, and a call on a server, does nothing.
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

/** A shadow root: neither rules nor frameworks of the page reach the button. Focus that the element gets goes to it. */
function createButtonRoot(element: HTMLElement): ShadowRoot {
  return attachRoot(element, 'inline-flex', true)
}

/** The element itself: the modal has a shadow root of its own, which is found by the document. */
function createModalContainer(element: HTMLElement): HTMLElement {
  attachRoot(element, 'block', false).append(document.createElement('slot'))
  return element
}

function attachRoot(element: HTMLElement, display: string, delegatesFocus: boolean): ShadowRoot {
  const root = element.attachShadow({ mode: 'open', delegatesFocus })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:host{display:${display}}:host([hidden]){display:none}`)
  root.adoptedStyleSheets = [sheet]
  return root
}
