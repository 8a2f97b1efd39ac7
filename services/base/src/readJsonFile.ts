import { readFile } from 'node:fs/promises'
import { ConfigError } from './configError.js'

/**
 * Reads and parses a JSON file.
 *
 * @param variable - the variable that names the file, for the message of an error
 * @throws ConfigError when the file cannot be read or is not JSON
 */
export async function readJsonFile(file: string, variable: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (cause) {
    throw new ConfigError('bad-file', `${variable}: ${file} cannot be read`, { cause })
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    // The message of the engine quotes the text, line breaks included.
    const details = String(cause instanceof Error ? cause.message : cause).replace(/\s+/g, ' ')
    throw new ConfigError('bad-file', `${variable}: ${file} is not JSON: ${details}`, { cause })
  }
}
