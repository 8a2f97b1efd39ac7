import type { Check, Result } from '../types.js'

/** Storage and windows of the embedded wallet, as far as the two origins and the headers of the page tell. */
export const storage: Check = ({ page, origin, services }) => {
  const site = services.find(({ name }) => name === 'secure site')
  if (!site || !origin) return []
  const app = new URL(origin)
  const results: Result[] = []
  if (app.origin === site.url.origin)
    results.push({
      status: 'failure',
      what: `The secure site has the origin of the app, ${app.origin}.`,
      why: 'The page could read the keys, so the kit refuses the address.',
      fix: 'Serve the secure site on another origin.',
      docs: 'guides/embedded-wallet.md#2-name-the-secure-site',
    })
  else if (!isBelowOneDomain(app.hostname, site.url.hostname))
    results.push({
      status: 'warning',
      what: `${site.url.host} and ${app.host} are different sites.`,
      why: 'Browsers then keep the storage of the frame apart for each app, and those that block the storage of embedded sites end each login with frame/storage-unavailable.',
      fix: 'Serve the secure site below the domain of the app where there is one app. Else nothing is to be done.',
      docs: 'errors/frame/storage-unavailable.md',
    })
  else results.push({ status: 'ok', what: `${site.url.host} and ${app.host} are below one domain.` })
  const headers = page?.answer.status === undefined ? undefined : page.answer.headers
  if (headers?.['cross-origin-opener-policy']?.toString().startsWith('same-origin') && !allowsPopups(headers))
    results.push({
      status: 'warning',
      what: `${app.origin} answers with Cross-Origin-Opener-Policy: same-origin.`,
      why: 'Windows of approvals have no opener then: users sign in there once more, and those of a social login cannot.',
      fix: 'Answer with Cross-Origin-Opener-Policy: same-origin-allow-popups.',
      docs: 'guides/embedded-wallet.md#approvals-in-a-window',
    })
  return results
}

function allowsPopups(headers: { readonly [name: string]: string | string[] | undefined }): boolean {
  return String(headers['cross-origin-opener-policy']).startsWith('same-origin-allow-popups')
}

/** The list of public suffixes is not part of this command: one host below the other, or both below one parent of two labels. */
function isBelowOneDomain(a: string, b: string): boolean {
  if (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)) return true
  const parentOf = (host: string) => host.slice(host.indexOf('.') + 1)
  return parentOf(a) === parentOf(b) && parentOf(a).includes('.')
}
