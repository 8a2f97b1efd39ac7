import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return folders.map(folder => path.join(folder, name)).find(isExecutable)
}

/** Path of a Firefox: `FIREFOX_PATH`, else `firefox-esr` or `firefox` on the PATH. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? findOnPath('firefox-esr') ?? findOnPath('firefox')
}

/** Path of WebKitGTK's MiniBrowser, if the driver, the X server and the window manager that it needs are there too. */
export function findWebKit(): string | undefined {
  if (!['WebKitWebDriver', 'Xvfb', 'openbox'].every(findOnPath)) return undefined
  const libraries = '/usr/lib'
  const folders = existsSync(libraries) ? readdirSync(libraries) : []
  return folders.map(folder => path.join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser')).find(isExecutable)
}
