import { Hono } from 'hono'
import type { PublishedHead } from '../auth/publishHeads.js'

/** Time after which clients read security.txt again (ms): RFC 9116 recommends less than a year. */
const securityTextLife = 30 * 86_400_000

/** Public information of the site: the security contact (RFC 9116), and the head of the audit log. */
export function wellKnownRoutes(parts: {
  readonly publicUrl: string
  readonly securityContact: string | undefined
  auditHead(): PublishedHead | undefined
  now(): number
}): Hono {
  const { publicUrl, securityContact, auditHead, now } = parts
  const app = new Hono()
  if (securityContact !== undefined)
    app.get('/.well-known/security.txt', request => {
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(now() + securityTextLife).toISOString()}`,
        `Canonical: ${publicUrl}/.well-known/security.txt`,
        'Preferred-Languages: en, ar',
      ]
      request.header('cache-control', 'no-cache')
      return request.text(`${lines.join('\n')}\n`)
    })
  app.get('/.well-known/audit-head.json', request => {
    const head = auditHead()
    request.header('cache-control', 'no-cache')
    return head ? request.json(head) : request.notFound()
  })
  return app
}
