import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LocalStackError } from '../localStackError.js'

/** The path of anvil's own binary, so that its pid is the one to end (the npm launcher would hide it). */
export function anvilBinary(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const platformPackage = `@foundry-rs/anvil-${process.platform}-${architecture}`
  try {
    const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    const manifest = createRequire(launcher).resolve(`${platformPackage}/package.json`)
    return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
  } catch (cause) {
    throw new LocalStackError(
      'local-stack/binary-not-found',
      `The package ${platformPackage} with the anvil binary is not installed. Install again with optional dependencies; it exists for Linux and macOS (x64, arm64) and Windows (x64).`,
      { cause },
    )
  }
}
