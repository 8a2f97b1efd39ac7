// Checks before anything is installed, built or started. Each check ends the process with one line.
import net from 'node:net'

/** Ends the process with one line when Node is too old for the toolchain. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `Latchkit needs Node 20.19 or newer and this is Node ${version}. Install one from https://nodejs.org and run the command again.`,
  )
  process.exit(1)
}

/** Number that LATCHKIT_PORT_OFFSET adds to every port; ends the process with one line when it is not usable. */
export function portOffset(text = process.env.LATCHKIT_PORT_OFFSET) {
  if (text === undefined || text === '') return 0
  const offset = Number(text)
  if (Number.isInteger(offset) && offset >= 0 && offset <= 50_000 && offset % 100 === 0) return offset
  console.error(`LATCHKIT_PORT_OFFSET is "${text}": use a multiple of 100 from 0 to 50000, for example 1000.`)
  return process.exit(1)
}

function taken(port, host) {
  return new Promise(resolve => {
    const server = net.createServer()
    server.once('error', error => resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })
}

/** Ends the process with one line when a port is in use. */
export async function checkPorts(parts) {
  for (const { name, port } of parts) {
    // A program may listen on only one of the two loopback addresses, and a browser would find that one.
    if (!(await taken(port, '127.0.0.1')) && !(await taken(port, '::1'))) continue
    console.error(
      `Port ${port}, which ${name} needs, is in use: end the program that has it, or set LATCHKIT_PORT_OFFSET=1000 to shift every port.`,
    )
    process.exit(1)
  }
}
