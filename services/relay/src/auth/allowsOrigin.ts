/** Whether one of the patterns of a project is the origin: the very same, `*`, or a `*.` that stands for subdomains. */
export function allowsOrigin(patterns: readonly string[], origin: string): boolean {
  return patterns.some(pattern => {
    if (pattern === '*' || pattern === origin) return true
    const [start = '', end] = pattern.split('*.')
    if (end === undefined || !origin.startsWith(start) || !origin.endsWith(`.${end}`)) return false
    return /^[a-z0-9.-]+$/.test(origin.slice(start.length, -end.length - 1))
  })
}
