import { expect, type Page } from '@playwright/test'

/** The sign-in page of a local identity provider. */
export function providerPage(page: Page) {
  return {
    page,
    async signIn(email: string) {
      await page.getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
    },
    cancel: () => page.getByRole('button', { name: 'Cancel' }).click(),
    /** The last page, where the provider has cut the window off from the app. */
    async typeNumber(number: string) {
      await page.getByLabel('Number that the app shows you').fill(number)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible()
    },
  }
}
