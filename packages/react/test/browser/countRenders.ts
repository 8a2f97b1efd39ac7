import { onTestFinished } from 'vitest'

type Fiber = {
  readonly type: unknown
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

const performedWork = 1
const ignore = () => {}

type Hook = { onCommitFiberRoot(renderer: number, root: { readonly current: Fiber }): void }

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook | undefined
}

// React reports its commits to the hook of its developer tools, which it looks for when it is loaded. So `setup.ts` imports
// this file, before any test. Test files share the page, and with it the hook.
const own = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: ignore,
  onScheduleFiberRoot: ignore,
  onPostCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
}
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= own
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__

/** Counts the renders of each component, by its name, until the test ends. */
export function countRenders(): Map<string, number> {
  const counts = new Map<string, number>()
  function count(fiber: Fiber | null) {
    for (let one = fiber; one; one = one.sibling) {
      const name = typeof one.type === 'function' ? one.type.name : ''
      if (name && one.flags & performedWork) counts.set(name, (counts.get(name) ?? 0) + 1)
      // Else nothing below was rendered: the flags are those of an earlier commit.
      if (one.child !== one.alternate?.child) count(one.child)
    }
  }
  hook.onCommitFiberRoot = (_renderer, { current }) => {
    if (current.child !== current.alternate?.child) count(current.child)
  }
  onTestFinished(() => {
    hook.onCommitFiberRoot = ignore
  })
  return counts
}
