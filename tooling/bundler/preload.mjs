// Loaded into the bundler's process before it: the bundler would listen on every interface of the machine, and does not
// say on which port.
import net from 'node:net'

const { listen } = net.Server.prototype
net.Server.prototype.listen = function listenOnLoopback(options, ...rest) {
  this.once('listening', () => process.stdout.write(`\nlistening on ${this.address().port}\n`))
  return listen.call(this, { ...options, host: '127.0.0.1' }, ...rest)
}
