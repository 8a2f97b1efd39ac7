import { expect, test } from 'vitest'
import { openDeployment } from './openDeployment.js'

const browser = process.env.CHROMIUM_PATH

if (browser)
  test('sec 1: the doctor frames the site from another origin in a browser', async () => {
    const deployment = await openDeployment({})
    try {
      const fine = await deployment.diagnose({}, browser)
      expect(fine.lines.filter(line => /^fail|framed/.test(line))).toEqual([])
      deployment.tamper('no-policy')
      const { lines } = await deployment.diagnose({}, browser)
      expect(lines).toContain(
        `fail  framed by another origin: ${deployment.publicUrl} can be framed by any site`,
      )
    } finally {
      await deployment.close()
    }
  })
