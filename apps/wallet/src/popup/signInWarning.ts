import { element } from './element.js'
import { signInDomain } from './signInDomain.js'

/** A warning where a message signs in to another domain than the one that asks for it. */
export function signInWarning(text: string, origin: string): HTMLElement[] {
  const domain = signInDomain(text)
  if (domain === undefined || domain === new URL(origin).host) return []
  return [
    element(
      'p',
      { class: 'warning', 'data-testid': 'sign-in-warning' },
      `This signs you in to ${domain}, but ${origin} asks for it. Reject it unless you know why.`,
    ),
  ]
}
