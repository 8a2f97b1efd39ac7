import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium } from './findChromium.js'

const folderWith = async (name: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-path-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, '')
  await chmod(path, 0o755)
  return { folder, path }
}

test('takes CHROMIUM_PATH before the PATH, and the PATH in order of names', async () => {
  const chrome = await folderWith('google-chrome')
  const chromium = await folderWith('chromium')
  expect(findChromium({ CHROMIUM_PATH: chrome.path, PATH: chromium.folder })).toBe(chrome.path)
  expect(findChromium({ PATH: `${chrome.folder}:${chromium.folder}` })).toBe(chromium.path)
  expect(findChromium({ PATH: chrome.folder })).toBe(chrome.path)
})

test("takes Playwright's download where no browser is installed", async () => {
  const download = await folderWith('chrome')
  expect(findChromium({ PATH: '' }, download.path)).toBe(download.path)
})

test('says what to install when there is none', () => {
  expect(() => findChromium({ PATH: '' }, '/nowhere/chromium')).toThrow(
    expect.objectContaining({
      code: 'wallet/chromium-not-found',
      message: expect.stringContaining('apt-get install chromium'),
    }),
  )
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(/CHROMIUM_PATH/)
})
