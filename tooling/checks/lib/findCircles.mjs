/**
 * Returns the groups of modules that reach each other by imports of any kind, types and `import()` included, largest
 * first (Tarjan's algorithm). `modules` is what dependency-cruiser returns.
 */
export function findCircles(modules) {
  const graph = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
  const visited = new Map()
  const stack = []
  const circles = []

  function visit(source) {
    const node = { index: visited.size, low: visited.size, isOpen: true }
    visited.set(source, node)
    stack.push(source)
    for (const target of graph.get(source)) {
      if (!graph.has(target)) continue
      const seen = visited.get(target)
      if (!seen) node.low = Math.min(node.low, visit(target).low)
      else if (seen.isOpen) node.low = Math.min(node.low, seen.index)
    }
    if (node.low === node.index) {
      const circle = stack.splice(stack.lastIndexOf(source))
      for (const member of circle) visited.get(member).isOpen = false
      if (circle.length > 1) circles.push(circle.sort())
    }
    return node
  }

  for (const source of graph.keys()) if (!visited.has(source)) visit(source)
  return circles.sort((a, b) => b.length - a.length)
}
