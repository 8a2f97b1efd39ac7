import nodePath from 'node:path'
import { InputError } from './errors.js'

const validName = /^(?:@[a-z\d~-][a-z\d._~-]*\/)?[a-z\d~-][a-z\d._~-]*$/
const reservedNames = ['node_modules', 'favicon.ico']

/**
 * Returns the absolute path of the app and the name of its package, by default that of the directory. Throws `InputError` for
 * a path that the system does not have and a name that npm does not accept.
 */
export function readTarget(
  parameters: { cwd: string; directory: string; name?: string | undefined },
  path: Pick<typeof nodePath, 'resolve' | 'basename' | 'sep'> = nodePath,
): { target: string; name: string } {
  const directory = parameters.directory.trim()
  if (!directory) throw new InputError('The directory is empty. Name one, such as my-app.')
  if (path.sep === '/' && directory.includes('\\'))
    throw new InputError(`"${directory}" is a path of Windows. Write it with "/" on this system.`)
  const target = path.resolve(parameters.cwd, directory)
  const name = parameters.name ?? path.basename(target).toLowerCase().replaceAll(' ', '-')
  if (isValidName(name)) return { target, name }
  throw new InputError(
    parameters.name === undefined
      ? `npm does not accept "${name}", from the directory, as the name of a package. Give another one by --name.`
      : `npm does not accept "${name}" as the name of a package. Use lower-case letters, digits and dashes.`,
  )
}

function isValidName(name: string): boolean {
  return validName.test(name) && name.length <= 214 && !reservedNames.includes(name)
}
