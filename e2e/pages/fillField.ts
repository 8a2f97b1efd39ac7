import { expect, type Locator } from '@playwright/test'
import { connectModal } from './connectModal.js'

/**
 * Types into a field of the page. Behind the modal, also one on its way out, the field takes no focus, and the text
 * would be typed into nothing.
 */
export async function fillField(field: Locator, text: string): Promise<void> {
  await connectModal(field.page()).expectClosed()
  await field.fill(text)
  await expect(field).toHaveValue(text)
}
