import { labels, resourcesLabel } from './lineRules.js'

/** Whether a line reads as one of those with a label. */
export function startsWithLabel(line: string): boolean {
  return line === resourcesLabel || Object.values(labels).some(label => line.startsWith(`${label}: `))
}
