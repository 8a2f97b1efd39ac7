import type { Check } from '../types.js'

/** The page of `--url` answers. Without it most checks have nothing to look at. */
export const answers: Check = ({ page }) => {
  if (!page) return []
  const { url, answer } = page
  if (answer.status === undefined)
    return [
      {
        status: 'failure',
        what: `${url.href} does not answer: ${answer.reason}.`,
        fix: 'Start the app, and check its address, DNS and certificate.',
      },
    ]
  if (answer.status >= 200 && answer.status < 300) return [{ status: 'ok', what: `${url.href} answers.` }]
  const { location } = answer.headers
  return [
    {
      status: 'failure',
      what: `${url.href} answers with status ${answer.status}${location ? ` and leads to ${location}` : ''}.`,
      why: 'Redirects are not followed: the checks are about the page of this address.',
      fix: 'Give --url the address of a page with a connect button.',
    },
  ]
}
