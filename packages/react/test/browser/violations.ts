import axe from 'axe-core'
import { expect } from 'vitest'
import { shadow } from './mountApp.js'

/** Violations that axe finds in the modal, each rule with the elements. */
export async function violations(): Promise<readonly string[]> {
  // Contrast is that of the view at rest. Skeletons and spinners move for ever.
  const moving = () =>
    (shadow()?.getAnimations() ?? []).filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    )
  await expect.poll(() => moving().length).toBe(0)
  const { violations: found } = await axe.run('latchkit-host', {
    rules: { region: { enabled: false } },
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
