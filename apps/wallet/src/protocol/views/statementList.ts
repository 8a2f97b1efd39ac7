import { element } from '../../popup/element.js'
import { signInWarning } from '../../popup/signInWarning.js'
import { siteOrigin } from '../siteOrigin.js'
import type { Statement } from '../statements/listStatements.js'

/** What is signed when the proposal is approved. */
export function statementList(statements: readonly Statement[], appUrl: string): HTMLElement[] {
  if (statements.length === 0) return []
  return [
    element('h3', {}, 'Signs you in with'),
    ...statements.flatMap(({ text }) => [
      ...(URL.canParse(appUrl) ? signInWarning(text, siteOrigin(appUrl)) : []),
      element('pre', { tabindex: 0, 'data-testid': 'sign-in-message' }, text),
    ]),
  ]
}
