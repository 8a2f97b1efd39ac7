import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openSite } from '../test/openSite.js'

// A secure site with the built frame, for one app whose origin is the argument. Prints where it is, and ends with its
// standard input.
const [origin = ''] = process.argv.slice(2)
const site = await openSite({
  frameDir: fileURLToPath(new URL('../../secure-frame/dist', import.meta.url)),
  projects: { bench: [origin] },
  limits: { startTime: 0, mailsPerHour: 1e6, projectMailsPerHour: 1e6, drainTimeout: 0 },
})
process.stdout.write(
  `${JSON.stringify({ url: site.site.url, port: site.site.port, inbox: site.inbox.url })}\n`,
)
process.stdin.resume()
await once(process.stdin, 'end')
await site.close()
