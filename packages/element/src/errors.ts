import { BaseError } from '@latchkit/core'

/**
 * An element of the kit has no latchkit, so it shows nothing.
 *
 * @error element/latchkit-missing
 * @why A `<latchkit-button>` or `<latchkit-modal>` is in the page, and its property `latchkit` is not set, or holds
 * something that `createLatchkit` did not return. Often a framework set an attribute instead, which can hold only text:
 * `<latchkit-button latchkit="[object Object]">`. It is written to the console only: a framework would stop rendering
 * the page.
 * @solution
 * Set the property: `element.latchkit = latchkit` in a plain page, `:latchkit.prop="latchkit"` in Vue, `{latchkit}` in
 * Svelte, `[latchkit]="latchkit"` in Angular. If it is set later than in the task in which the element was inserted,
 * the element works from then on, and the message can be ignored; insert the element later to avoid it.
 *
 * Frameworks that decide by themselves, as Vue without `.prop`, set the property only if the element is defined by
 * then. Call `defineElements()` before the app is mounted.
 *
 * See [Vue, Svelte, Angular and plain pages](/guides/other-frameworks.md).
 */
export class LatchkitMissingError extends BaseError {
  override readonly name = 'LatchkitMissingError'
  constructor({ element, given }: { element: string; given: string | undefined }) {
    super(`<${element}> has no latchkit`, {
      code: 'element/latchkit-missing',
      metaMessages: [
        given ? `It was given ${given}.` : 'It shows nothing until it has one.',
        'Set its property `latchkit` to what createLatchkit returned. An attribute cannot hold it.',
      ],
    })
  }
}
