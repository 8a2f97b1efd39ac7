import { readFile } from 'node:fs/promises'
import { GatewayError } from '../errors.js'

/** The parsed content of a JSON file; `variable` is the option that named it, for the message. */
export async function readJsonFile(file: string, variable: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (cause) {
    throw new GatewayError('gateway/bad-file', `${variable}: ${file} cannot be read`, { cause })
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    const details = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError('gateway/bad-file', `${variable}: ${file} is no JSON: ${details}`, { cause })
  }
}
