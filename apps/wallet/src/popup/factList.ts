import { element } from './element.js'

export function factList(facts: [term: string, text: string, testId: string][]): HTMLElement {
  const rows = facts.flatMap(([term, text, testId]) => [
    element('dt', {}, term),
    element('dd', { class: 'mono', 'data-testid': testId }, text),
  ])
  return element('section', {}, element('dl', {}, ...rows))
}
