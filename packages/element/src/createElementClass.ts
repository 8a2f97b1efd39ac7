import type { Latchkit } from '@latchkit/react'
import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ElementContent } from './ElementContent.js'
import { LatchkitMissingError } from './errors.js'

/** Properties that are attributes of every element. */
const shared = ['theme', 'locale', 'namespace'] as const

/** Attributes by the name of their property; the value of a flag is true or undefined. */
type Values<name extends string, flag extends string> = {
  readonly [key in name | (typeof shared)[number]]?: string | undefined
} & { readonly [key in flag]?: true | undefined }

type ElementParameters<name extends string, flag extends string> = {
  /** Properties that are attributes. */
  readonly names: readonly name[]
  /** Properties that are attributes without a value. */
  readonly flags: readonly flag[]
  /** The node that React renders into, made once. */
  createContainer(element: HTMLElement): HTMLElement | ShadowRoot
  render(values: Values<name, flag>): ReactNode
}

const toAttribute = (property: string) => property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/**
 * Creates the class of an element that renders with React. A function, because `HTMLElement` is undefined on a server.
 * The tree is mounted while the element is in the document, and survives a move within it.
 */
export function createElementClass<name extends string, flag extends string>({
  names,
  flags,
  createContainer,
  render,
}: ElementParameters<name, flag>): CustomElementConstructor {
  const texts: readonly string[] = [...names, ...shared]
  const properties: readonly string[] = [...texts, ...flags]

  class LatchkitElement extends HTMLElement {
    static readonly observedAttributes = properties.map(toAttribute)
    #latchkit: Latchkit | undefined
    #container: HTMLElement | ShadowRoot | undefined
    #root: Root | undefined
    #hasProblem = false

    get latchkit(): Latchkit | undefined {
      return this.#latchkit
    }
    set latchkit(value: Latchkit | null | undefined) {
      const isLatchkit = typeof value === 'object' && value !== null && 'client' in value && 'modal' in value
      if (value && !isLatchkit) this.#report(describe(value))
      this.#latchkit = isLatchkit ? value : undefined
      this.#update()
    }

    connectedCallback() {
      // A property that was set before the class was known hides the accessor of the class.
      for (const property of ['latchkit', ...properties]) {
        const own = Object.getOwnPropertyDescriptor(this, property)
        if (!own) continue
        Reflect.deleteProperty(this, property)
        Reflect.set(this, property, own.value)
      }
      this.#update()
      // Frameworks set properties in the task in which they insert the element, some after it.
      setTimeout(() => {
        if (this.isConnected && !this.#latchkit) this.#report(undefined)
      })
    }

    disconnectedCallback() {
      // An element that is only moved is connected again by then.
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount()
      })
    }

    attributeChangedCallback() {
      this.#update()
    }

    #update() {
      if (!this.isConnected) return
      const latchkit = this.#latchkit
      if (!latchkit) {
        queueMicrotask(() => {
          if (!this.#latchkit) this.#unmount()
        })
        return
      }
      this.#container ??= createContainer(this)
      this.#root ??= createRoot(this.#container)
      const values = this.#read()
      const { theme, locale, namespace } = values
      const children = render(values)
      this.#root.render(
        createElement(
          ElementContent,
          { key: latchkit.client.uid, element: this, latchkit, theme, locale, namespace },
          children,
        ),
      )
    }

    #unmount() {
      this.#root?.unmount()
      this.#root = undefined
    }

    #read(): Values<name, flag> {
      const pairs = properties.flatMap(property => {
        const value = this.getAttribute(toAttribute(property))
        return value === null ? [] : [[property, texts.includes(property) ? value : true] as const]
      })
      return Object.fromEntries(pairs) as Values<name, flag>
    }

    #report(given: string | undefined) {
      if (this.#hasProblem) return
      this.#hasProblem = true
      // biome-ignore lint/suspicious/noConsole: Without a latchkit there is no logger, and the page shows nothing.
      console.error(new LatchkitMissingError({ element: this.localName, given }))
    }
  }

  for (const property of properties) {
    const attribute = toAttribute(property)
    const isText = texts.includes(property)
    Object.defineProperty(LatchkitElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return isText ? (this.getAttribute(attribute) ?? undefined) : this.hasAttribute(attribute)
      },
      set(this: HTMLElement, value: unknown) {
        // Frameworks pass an attribute without a value as an empty text.
        const isAbsent = value === undefined || value === null || value === false
        if (isAbsent) this.removeAttribute(attribute)
        else this.setAttribute(attribute, isText ? String(value) : '')
      },
    })
  }
  return LatchkitElement
}

function describe(value: unknown): string {
  return typeof value === 'string' ? 'a text' : `a value of type ${typeof value} that is none`
}
