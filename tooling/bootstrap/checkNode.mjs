/** Ends the process with one line when Node is too old for the toolchain. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `Latchkit needs Node 20.19 or newer and this is Node ${version}. Install one from https://nodejs.org and run the command again.`,
  )
  process.exit(1)
}
