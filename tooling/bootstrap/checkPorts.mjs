import net from 'node:net'

function taken(port, host) {
  return new Promise(resolve => {
    const server = net.createServer()
    server.once('error', error => resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })
}

/** Ends the process with one line when a port is in use, before anything is built or started. */
export async function checkPorts(parts) {
  for (const { name, port } of parts) {
    // Something may listen on one of the two loopback addresses only, and a browser would find that one.
    if (!(await taken(port, '127.0.0.1')) && !(await taken(port, '::1'))) continue
    console.error(
      `Port ${port}, which ${name} needs, is in use: end the program that has it, or shift every port with LATCHKIT_PORT_OFFSET=1000 npm run demo.`,
    )
    process.exit(1)
  }
}
