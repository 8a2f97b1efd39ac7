import { ask } from '../ask.js'
import type { Check } from '../types.js'

const docs = 'guides/embedded-wallet.md#1-list-the-origin-of-your-app'

/** The secure site lists the origin of the app for its project. */
export const listed: Check = async ({ services, origin, projectId }) => {
  const site = services.find(({ name }) => name === 'secure site')
  // A site that does not answer is reported as such.
  if (!site || site.health.status === undefined || !origin || projectId === undefined) return []
  const url = new URL('/listed', site.url)
  url.searchParams.set('projectId', projectId)
  const answer = await ask(url, { origin })
  const isListed = answer.status === 200 ? readIsListed(answer.text) : undefined
  if (isListed === true)
    return [
      { status: 'ok', what: `${site.url.origin} lists ${origin} for the project "${projectId}".`, docs },
    ]
  if (isListed === false)
    return [
      {
        status: 'failure',
        what: `${site.url.origin} does not list ${origin} for the project "${projectId}".`,
        why: 'Browsers do not show its frame on this origin: frame/origin-not-allowed.',
        fix: `Add it with "project update --id ${projectId} --add-origin ${origin}", and restart the site.`,
        docs,
      },
    ]
  return [
    {
      status: 'failure',
      what: `${site.url.origin} does not say whether it lists ${origin}: ${answer.status === undefined ? answer.reason : `status ${answer.status}`}.`,
      why: 'It is another server than a secure site of Latchkit, or an older one.',
      fix: 'Give --site the address of secureFrame.url.',
      docs,
    },
  ]
}

function readIsListed(text: string): boolean | undefined {
  try {
    const { isListed } = JSON.parse(text)
    return typeof isListed === 'boolean' ? isListed : undefined
  } catch {
    return undefined
  }
}
