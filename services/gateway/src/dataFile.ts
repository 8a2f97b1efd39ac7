import { fileURLToPath } from 'node:url'

/** Path of a file that the gateway brings with it. */
export function dataFile(name: string): string {
  return fileURLToPath(new URL(`../data/${name}`, import.meta.url))
}
