import { findOptions, findValue } from '../../source/options.js'
import type { Node } from '../../source/source.js'
import type { Check, Inputs, Result } from '../types.js'

const docs = 'guides/options.md'

/** The page and `metadata` have an icon, which browsers and wallets show beside the name of the app. */
export const icons: Check = inputs => [...checkMetadata(inputs), ...checkPage(inputs)]

function checkMetadata({ app }: Inputs): Result[] {
  return findOptions(app).flatMap(({ file, options }) => {
    const metadata = findValue(options, 'metadata')
    // A computed value is not checked.
    return metadata?.kind() === 'object' && !metadata.text().includes('...')
      ? [checkIcons(file, metadata)]
      : []
  })
}

function checkIcons(file: string, metadata: Node): Result {
  const value = findValue(metadata, 'icons')
  if (!value)
    return {
      status: 'warning',
      what: `metadata in ${file} has no icons.`,
      why: 'Wallets and windows of approvals show an empty place beside the name of the app.',
      fix: "Add icons: ['https://app.example/icon.png'] with the full URL of an image.",
      docs,
    }
  const literals = value.kind() === 'array' ? value.children().filter(child => child.kind() === 'string') : []
  const relative = literals
    .map(literal => literal.text().slice(1, -1))
    .find(url => !/^(?:https:|data:)/.test(url))
  if (relative === undefined) return { status: 'ok', what: `metadata in ${file} has an icon.`, docs }
  return {
    status: 'warning',
    what: `metadata in ${file} has the icon "${relative}".`,
    why: 'Wallets load icons outside of the page, so they need a full https URL or a data: URI.',
    fix: 'Write the full URL.',
    docs,
  }
}

function checkPage({ page }: Inputs): Result[] {
  if (!page || page.answer.status === undefined) return []
  const links = [...page.answer.text.matchAll(/<link\s[^>]*>/gi)].map(([tag]) => tag)
  const hasIcon = links.some(tag => /\srel\s*=\s*["']?(?:shortcut )?(?:icon|apple-touch-icon)\b/i.test(tag))
  if (hasIcon) return [{ status: 'ok', what: `${page.url.origin} names its icon.`, docs }]
  return [
    {
      status: 'warning',
      what: `${page.url.origin} names no icon.`,
      why: 'Tabs, bookmarks and the lists of connected apps show an empty place.',
      fix: 'Add <link rel="icon"> to the page.',
      docs,
    },
  ]
}
