import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { TestInbox } from '../services/openInbox.js'

/**
 * Signs in to the embedded wallet with an e-mail address, in the modal that is open: approves the browser by the link of
 * the first mail, and types the code of the second.
 */
export async function signInByEmail(page: Page, email: string, inbox: TestInbox): Promise<void> {
  const seen = await inbox.lastId(email)
  await page.getByTestId('email-input').fill(email)
  await page.getByTestId('email-submit').click()
  const number = (await page.getByTestId('email-number').textContent())?.trim() ?? ''
  const link = await inbox.next(email, seen)
  await approveDevice(page, link.text, number)
  const { text } = await inbox.next(email, link.id)
  await page.getByTestId('otp-input-0').click()
  await page.keyboard.type(/\b\d{6}\b/.exec(text)?.[0] ?? '')
}

/** Opens the link of a mail in a separate tab, as its reader does, and types the number. */
export async function approveDevice(page: Page, mail: string, number: string): Promise<void> {
  const [link = ''] = /http\S+\/device\/confirm\S+/.exec(mail) ?? []
  const tab = await page.context().newPage()
  // A site behind a proxy allows ten answers an hour from one address.
  await tab.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })
  await tab.goto(link)
  await tab.getByLabel('Number that the app shows you').fill(number)
  await tab.getByRole('button', { name: 'Approve' }).click()
  await expect(tab.getByRole('heading', { name: 'Approved' })).toBeVisible()
  await tab.close()
}
