import { element } from '../../popup/element.js'
import type { Context } from '../context.js'
import { pairSection } from './pairSection.js'

export type Frame = {
  asks: HTMLElement
  waiting: HTMLElement
  sessions: HTMLElement
  noSessions: HTMLElement
  behaviour: HTMLElement
  relay: HTMLElement
}

/** The parts of the page that stay; `draw` fills them. */
export function createFrame(root: Element, context: Context): Frame {
  const asks = element('div', { 'aria-live': 'polite' })
  const waiting = element('p', { class: 'soft waiting', 'data-testid': 'waiting' })
  const sessions = element('div', { 'data-testid': 'sessions' })
  const noSessions = element('section', {}, element('p', { class: 'soft' }, 'None yet.'))
  const behaviour = element('div')
  const relay = element('p', { class: 'relay', 'data-testid': 'relay-status' })
  root.replaceChildren(
    element('div', { class: 'column' }, asks, waiting, pairSection(context), relay),
    element('div', { class: 'column' }, element('h2', {}, 'Sessions'), sessions, noSessions, behaviour),
  )
  return { asks, waiting, sessions, noSessions, behaviour, relay }
}
