import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of Linux in a second. */
const ticksPerSecond = 100

/** Milliseconds between two samples. */
const interval = 1_000

/**
 * Processes below the measured children, by id and start. `own` and `reaped` are ticks: of the process, and of its
 * children that it waited for.
 */
const processes = new Map()
const roots = new Set()
let timer
let counted = 0

/**
 * Starts to measure a child. Call `takeSeconds` when the child ended: it returns the seconds of the processor, of all cores
 * together, that the child and its descendants took, and undefined where the system is not Linux.
 *
 * The system adds the time of a process to its parent only when the parent waits for it. A browser that is killed takes
 * its processes with it, so processes are also sampled while they run. What such a process takes after its last sample is
 * not counted.
 */
export function measureChild({ pid }) {
  const root = pid && keyOf(pid, readStat(pid))
  if (!root) return { sample() {}, takeSeconds: () => undefined }
  if (roots.size === 0) counted = readStat('self').reaped
  processes.set(root, { parent: undefined, isAlive: true, own: 0, reaped: 0 })
  roots.add(root)
  timer ??= setInterval(sample, interval).unref()
  return {
    sample,
    takeSeconds() {
      sample()
      const sampled = ticksOf(root, groupByParent())
      roots.delete(root)
      if (roots.size === 0) {
        clearInterval(timer)
        timer = undefined
        processes.clear()
      }
      return Math.max(takeWaited(), sampled) / ticksPerSecond
    },
  }
}

/** Ticks of the children that ended since the last call, with the descendants that their parents waited for. */
function takeWaited() {
  const { reaped } = readStat('self')
  const ticks = reaped - counted
  counted = reaped
  return ticks
}

function sample() {
  const stats = new Map()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) && readStat(name)
    if (stat) stats.set(Number(name), stat)
  }
  for (const process of processes.values()) process.isAlive = false
  const add = pid => {
    const stat = stats.get(pid)
    const key = keyOf(pid, stat)
    if (!key) return undefined
    const known = processes.get(key)
    // The parent changes when the first one ends.
    const parent = known ? known.parent : add(stat.parent)
    if (!known && !parent) return undefined
    processes.set(key, { parent, isAlive: true, own: stat.own, reaped: stat.reaped })
    return key
  }
  for (const pid of stats.keys()) add(pid)
}

function groupByParent() {
  const children = new Map()
  for (const [key, { parent }] of processes) children.set(parent, [...(children.get(parent) ?? []), key])
  return children
}

/** A child that ended counts once, whether or not its parent waited for it. */
function ticksOf(key, children) {
  const { own, reaped } = processes.get(key)
  let [running, ended] = [0, 0]
  for (const child of children.get(key) ?? []) {
    const ticks = ticksOf(child, children)
    if (processes.get(child).isAlive) running += ticks
    else ended += ticks
  }
  return own + running + Math.max(reaped, ended)
}

function keyOf(pid, stat) {
  return stat && `${pid} ${stat.start}`
}

function readStat(pid) {
  let stat
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // The name of the program is in parentheses and may have spaces. The state behind it is field 3.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return {
    parent: fields[1],
    own: fields[11] + fields[12],
    reaped: fields[13] + fields[14],
    start: fields[19],
  }
}
