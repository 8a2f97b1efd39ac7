import { expect } from 'vitest'
import { measureLayout } from './measureLayout.js'
import { shadow } from './mountApp.js'

/** Names of wallets and tokens that the tests have. A name may be cut: anybody names a token. */
const longNames = 'W{20}|^Base \\(formerly'

/** Texts and controls of the modal that are wrong now, which a modal that is moving can have for a moment. */
export function readLayoutProblems(): readonly string[] {
  const card = shadow()?.querySelector('.card')
  return card ? measureLayout(card, longNames) : ['no modal']
}

/**
 * Texts and controls of the modal that are cut, run out of the window or overlap others, each with its text, once the modal
 * is at rest.
 */
export async function findLayoutProblems(): Promise<readonly string[]> {
  const moving = () =>
    (shadow()?.getAnimations() ?? []).filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    )
  let problems: readonly string[] = []
  // Its height follows texts that were loaded late. What is still wrong then is returned.
  await expect
    .poll(() => {
      problems = readLayoutProblems()
      return moving().length + problems.length
    })
    .toBe(0)
    .catch(() => {})
  return problems
}
