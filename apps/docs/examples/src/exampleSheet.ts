import base from '@latchkit/configurator/styles/base.css?inline'
import configurator from '@latchkit/configurator/styles/configurator.css?inline'
import controls from '@latchkit/configurator/styles/controls.css?inline'
import tokens from '@latchkit/configurator/styles/tokens.css?inline'
import example from './example.css?inline'

/** The styles of the examples: those of the configurator, and their own. */
export function exampleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([tokens, base, controls, configurator, example].join('\n'))
  return sheet
}
