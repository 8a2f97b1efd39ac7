// Started by children.mjs. Its input closes when the process that started it is gone, however that went; then it
// ends the process groups that are still listed.
import readline from 'node:readline'

const groups = new Set()

function end(signal) {
  for (const pid of groups) {
    try {
      process.kill(-pid, signal)
    } catch {
      groups.delete(pid)
    }
  }
}

const lines = readline.createInterface({ input: process.stdin })
lines.on('line', line => {
  const pid = Number(line.slice(1))
  if (line.startsWith('+')) groups.add(pid)
  else groups.delete(pid)
})
lines.on('close', () => {
  end('SIGTERM')
  setTimeout(() => end('SIGKILL'), groups.size > 0 ? 2000 : 0)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
