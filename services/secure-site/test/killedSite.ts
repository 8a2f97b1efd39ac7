import { startSecureSite } from '../src/startSecureSite.js'

/** A site that kills its process at a point, without any of what an end would do. Its address is its first line. */
const { point, ...options } = JSON.parse(process.argv[2] ?? '{}')
const site = await startSecureSite({
  ...options,
  onPoint(reached) {
    if (reached === point) process.kill(process.pid, 'SIGKILL')
  },
})
process.stdout.write(`${JSON.stringify({ url: site.url, port: site.port })}\n`)
