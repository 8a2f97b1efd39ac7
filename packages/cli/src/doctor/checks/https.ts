import { isLocal } from '../isLocal.js'
import type { Check, Result } from '../types.js'

/** The page and the services are on https, or on this machine. */
export const https: Check = ({ page, origin, services }) => {
  const results: Result[] = []
  const app = page?.url ?? (origin ? new URL(origin) : undefined)
  if (app)
    results.push(
      isSecure(app)
        ? { status: 'ok', what: `${app.origin} is a secure context.` }
        : {
            status: 'failure',
            what: `${app.origin} is not on https.`,
            why: 'Browsers give such a page no Web Crypto, no clipboard and no passkeys.',
            fix: 'Serve it on https. Only localhost needs none.',
            docs: 'guides/embedded-wallet.md#2-name-the-secure-site',
          },
    )
  for (const { name, url } of services)
    if (!isSecure(url))
      results.push({
        status: 'failure',
        what: `The ${name} at ${url.host} is not on https.`,
        why: 'Browsers block its requests on pages on https, and anyone on the way can read and change them.',
        fix: `Put a proxy with a certificate before the ${name}.`,
        docs: name === 'relay' ? 'self-hosting/relay.md' : 'self-hosting/gateway.md',
      })
  return results
}

function isSecure(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'wss:' || isLocal(url)
}
