import type { Locator } from 'playwright-core'

/** Ticks these checkboxes of a group, by index or by value, and no others. */
export async function tick(boxes: Locator, wanted: readonly (number | string)[]): Promise<void> {
  const values = await boxes.evaluateAll(list => list.map(box => box.getAttribute('value') ?? ''))
  for (const [index, value] of values.entries())
    await boxes.nth(index).setChecked(wanted.includes(index) || wanted.includes(value))
}
