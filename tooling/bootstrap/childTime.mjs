import { readFileSync } from 'node:fs'

/** Clock ticks of Linux in a second. */
const ticksPerSecond = 100

let counted = 0

/**
 * Seconds of the processor, of all cores together, that children took which ended since the last call; undefined where
 * the system is not Linux. Processes that were killed in a group are not counted, as those of a browser can be.
 */
export function takeChildSeconds() {
  let stat
  try {
    stat = readFileSync('/proc/self/stat', 'utf8')
  } catch {
    return undefined
  }
  // The name of the program is in parentheses and may have spaces. `cutime` and `cstime` are the fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[13]) + Number(fields[14])
  const seconds = (ticks - counted) / ticksPerSecond
  counted = ticks
  return seconds
}
