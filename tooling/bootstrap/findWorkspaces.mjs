import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const groups = ['packages', 'services', 'apps', 'tooling']

/**
 * The workspaces that have tests, by the names of their folders. Throws for a name that is none of them.
 *
 * @example
 * findWorkspaces(['core']) // [{ name: 'core', packageName: '@latchkit/core', projects: ['core'] }]
 */
export function findWorkspaces(names) {
  const known = groups
    .filter(group => existsSync(path.join(root, group)))
    .flatMap(group => readdirSync(path.join(root, group)).map(name => ({ group, name })))
    .map(({ group, name }) => ({ name, folder: path.join(root, group, name) }))
    .filter(({ folder }) => existsSync(path.join(folder, 'vitest.config.ts')))
  return names.map(name => {
    const found = known.find(workspace => workspace.name === name)
    if (!found) {
      const list = known.map(workspace => workspace.name).sort()
      throw new Error(`${name} is no workspace with tests. Choose from: ${list.join(', ')}.`)
    }
    const { folder } = found
    const hasBrowser = existsSync(path.join(folder, 'vitest.browser.config.ts'))
    const { name: packageName } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    return { name, packageName, projects: hasBrowser ? [name, `${name}-browser`] : [name] }
  })
}
