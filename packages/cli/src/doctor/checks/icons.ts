import type { Check } from '../types.js'

const docs = 'start/first-connect.md'

/** The page has an icon. Approvals and wallets show it beside the name of the app. */
export const icons: Check = ({ page }) => {
  if (!page || page.answer.status === undefined) return []
  const links = [...page.answer.text.matchAll(/<link\s[^>]*>/gi)].map(([tag]) => tag)
  const hasIcon = links.some(tag => /\srel\s*=\s*["']?(?:shortcut )?(?:icon|apple-touch-icon)\b/i.test(tag))
  if (hasIcon) return [{ status: 'ok', what: `${page.url.origin} names its icon.`, docs }]
  return [
    {
      status: 'warning',
      what: `${page.url.origin} names no icon.`,
      why: 'Browsers and the lists of connected apps in wallets show an empty place.',
      fix: 'Add <link rel="icon"> to the page, and the full URL of an image to metadata.icons.',
      docs,
    },
  ]
}
