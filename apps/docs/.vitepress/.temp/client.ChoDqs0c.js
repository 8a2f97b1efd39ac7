import { t as BaseError } from './BaseError.DWSHhfZu.js'

// ../../packages/core/dist/version.js
/** Version of the package; the release script keeps it equal to package.json. */
var version = '0.0.0'
// ../../packages/core/dist/validate/isImageUrl.js
/** Whether an option names an image: a full URL, a path of the app, or a `data:` URI. */
function isImageUrl(value) {
  return typeof value === 'string' && /^(https?:\/|data:image\/|\.?\/)/.test(value)
}
// ../../packages/core/dist/client/errors.js
/** The config has mistakes; the message lists each with its path (`config/invalid`). */
var ConfigInvalidError = class extends BaseError {
  name = 'ConfigInvalidError'
  constructor({ problems }) {
    super('The Latchkit config has mistakes', {
      code: 'config/invalid',
      metaMessages: problems.map(problem => `- ${problem}`),
    })
  }
}
/** Two versions of this package are on the page; they would not see each other's state (`client/duplicate-core`). */
var DuplicateCoreError = class extends BaseError {
  name = 'DuplicateCoreError'
  constructor({ loaded, version }) {
    super('Two versions of @latchkit/core are on this page', {
      code: 'client/duplicate-core',
      metaMessages: [`Loaded: ${loaded} and ${version}.`, 'Give all packages the same version.'],
    })
  }
}
/** The client was started after `destroy()` (`client/destroyed`). */
var ClientDestroyedError = class extends BaseError {
  name = 'ClientDestroyedError'
  constructor() {
    super('This client was destroyed', {
      code: 'client/destroyed',
      metaMessages: ['Create a new one.'],
    })
  }
}
// ../../node_modules/.pnpm/jotai@2.20.3_@babel+core@7.29.7_supports-color@7.2.0__@babel+template@7.29.7_@types+react@19.3.0_react@19.3.1/node_modules/jotai/esm/vanilla/internals.mjs
function hasInitialValue(atom) {
  return 'init' in atom
}
function isActuallyWritableAtom(atom) {
  return typeof atom.write === 'function'
}
function hasOnMount(atom) {
  return !!atom.onMount
}
function isAtomStateInitialized(atomState) {
  return 'v' in atomState || 'e' in atomState
}
function returnAtomValue(atomState) {
  if ('e' in atomState) throw atomState.e
  return atomState.v
}
function isPromiseLike(p) {
  return typeof (p == null ? void 0 : p.then) === 'function'
}
function shouldThrowSynchronously(error) {
  if (!(error instanceof Error)) return false
  const name = error.name
  const message = error.message.toLowerCase()
  return (
    (name === 'RangeError' || name === 'InternalError') &&
    (message.includes('call stack') ||
      message.includes('too much recursion') ||
      message.includes('stack overflow'))
  )
}
function addPendingPromiseToDependency(atom, promise, dependencyAtomState) {
  if (!dependencyAtomState.p.has(atom)) {
    dependencyAtomState.p.add(atom)
    const cleanup = () => dependencyAtomState.p.delete(atom)
    promise.then(cleanup, cleanup)
  }
}
function getMountedOrPendingDependents(atom, atomState, mountedMap) {
  const mounted = mountedMap.get(atom)
  const mountedDependents = mounted == null ? void 0 : mounted.t
  const pendingDependents = atomState.p
  if (!(mountedDependents == null ? void 0 : mountedDependents.size)) return pendingDependents
  if (!pendingDependents.size) return mountedDependents
  const dependents = new Set(mountedDependents)
  for (const a of pendingDependents) dependents.add(a)
  return dependents
}
function hasOnInit(atom) {
  return !!atom.INTERNAL_onInit
}
var BUILDING_BLOCK_atomRead = (_buildingBlocks, _store, atom, ...params) => atom.read(...params)
var BUILDING_BLOCK_atomWrite = (_buildingBlocks, _store, atom, ...params) => atom.write(...params)
var BUILDING_BLOCK_atomOnInit = (_buildingBlocks, store, atom) => atom.INTERNAL_onInit(store)
var BUILDING_BLOCK_atomOnMount = (_buildingBlocks, _store, atom, setAtom) => {
  var _a
  return (_a = atom.onMount) == null ? void 0 : _a.call(atom, setAtom)
}
var BUILDING_BLOCK_ensureAtomState = (buildingBlocks, store, atom) => {
  var _a
  const atomStateMap = buildingBlocks[0]
  let atomState = atomStateMap.get(atom)
  if (!atomState) {
    const storeHooks = buildingBlocks[6]
    const atomOnInit = buildingBlocks[9]
    atomState = {
      d: /* @__PURE__ */ new Map(),
      p: /* @__PURE__ */ new Set(),
      n: 0,
    }
    atomStateMap.set(atom, atomState)
    ;(_a = storeHooks.i) == null || _a.call(storeHooks, atom)
    if (hasOnInit(atom)) atomOnInit(buildingBlocks, store, atom)
  }
  return atomState
}
var BUILDING_BLOCK_flushCallbacks = (buildingBlocks, store) => {
  var _a
  const mountedMap = buildingBlocks[1]
  const changedAtoms = buildingBlocks[3]
  const mountCallbacks = buildingBlocks[4]
  const unmountCallbacks = buildingBlocks[5]
  const storeHooks = buildingBlocks[6]
  const recomputeInvalidatedAtoms = buildingBlocks[13]
  if (!storeHooks.f && !changedAtoms.size && !mountCallbacks.size && !unmountCallbacks.size) return
  const errors = []
  const call = fn => {
    try {
      fn()
    } catch (e) {
      errors.push(e)
    }
  }
  do {
    if (storeHooks.f) call(storeHooks.f)
    const callbacks = /* @__PURE__ */ new Set()
    for (const atom of changedAtoms) {
      const listeners = (_a = mountedMap.get(atom)) == null ? void 0 : _a.l
      if (listeners) for (const listener of listeners) callbacks.add(listener)
    }
    changedAtoms.clear()
    for (const fn of unmountCallbacks) callbacks.add(fn)
    unmountCallbacks.clear()
    for (const fn of mountCallbacks) callbacks.add(fn)
    mountCallbacks.clear()
    for (const fn of callbacks) call(fn)
    if (changedAtoms.size) recomputeInvalidatedAtoms(buildingBlocks, store)
  } while (changedAtoms.size || unmountCallbacks.size || mountCallbacks.size)
  if (errors.length) throw new AggregateError(errors)
}
var BUILDING_BLOCK_recomputeInvalidatedAtoms = (buildingBlocks, store) => {
  const mountedMap = buildingBlocks[1]
  const invalidatedAtoms = buildingBlocks[2]
  const changedAtoms = buildingBlocks[3]
  const ensureAtomState = buildingBlocks[11]
  const readAtomState = buildingBlocks[14]
  const mountDependencies = buildingBlocks[17]
  if (!changedAtoms.size) return
  const sortedReversedAtoms = []
  const sortedReversedStates = []
  const visiting = /* @__PURE__ */ new WeakSet()
  const visited = /* @__PURE__ */ new WeakSet()
  const stackAtoms = []
  const stackStates = []
  for (const atom of changedAtoms) {
    stackAtoms.push(atom)
    stackStates.push(ensureAtomState(buildingBlocks, store, atom))
  }
  while (stackAtoms.length) {
    const top = stackAtoms.length - 1
    const a = stackAtoms[top]
    const aState = stackStates[top]
    if (visited.has(a)) {
      stackAtoms.pop()
      stackStates.pop()
      continue
    }
    if (visiting.has(a)) {
      if (invalidatedAtoms.get(a) === aState.n) {
        sortedReversedAtoms.push(a)
        sortedReversedStates.push(aState)
      }
      visited.add(a)
      stackAtoms.pop()
      stackStates.pop()
      continue
    }
    visiting.add(a)
    for (const d of getMountedOrPendingDependents(a, aState, mountedMap))
      if (!visiting.has(d)) {
        stackAtoms.push(d)
        stackStates.push(ensureAtomState(buildingBlocks, store, d))
      }
  }
  for (let i = sortedReversedAtoms.length - 1; i >= 0; --i) {
    const a = sortedReversedAtoms[i]
    const aState = sortedReversedStates[i]
    let hasChangedDeps = false
    for (const dep of aState.d.keys())
      if (dep !== a && changedAtoms.has(dep)) {
        hasChangedDeps = true
        break
      }
    if (hasChangedDeps) {
      invalidatedAtoms.set(a, aState.n)
      readAtomState(buildingBlocks, store, a)
      mountDependencies(buildingBlocks, store, a)
    }
    invalidatedAtoms.delete(a)
  }
}
var BUILDING_BLOCK_readAtomState = (buildingBlocks, store, atom) => {
  var _a, _b
  const mountedMap = buildingBlocks[1]
  const invalidatedAtoms = buildingBlocks[2]
  const changedAtoms = buildingBlocks[3]
  const storeHooks = buildingBlocks[6]
  const atomRead = buildingBlocks[7]
  const ensureAtomState = buildingBlocks[11]
  const flushCallbacks = buildingBlocks[12]
  const recomputeInvalidatedAtoms = buildingBlocks[13]
  const readAtomState = buildingBlocks[14]
  const writeAtomState = buildingBlocks[16]
  const mountDependencies = buildingBlocks[17]
  const setAtomStateValueOrPromise = buildingBlocks[20]
  const registerAbortHandler = buildingBlocks[26]
  const storeEpochHolder = buildingBlocks[28]
  const atomState = ensureAtomState(buildingBlocks, store, atom)
  const storeEpochNumber = storeEpochHolder[0]
  if (isAtomStateInitialized(atomState)) {
    if (
      (mountedMap.has(atom) && invalidatedAtoms.get(atom) !== atomState.n) ||
      atomState.m === storeEpochNumber
    ) {
      atomState.m = storeEpochNumber
      return atomState
    }
    let hasChangedDeps = false
    for (const [a, n] of atomState.d)
      if (readAtomState(buildingBlocks, store, a).n !== n) {
        hasChangedDeps = true
        break
      }
    if (!hasChangedDeps) {
      atomState.m = storeEpochNumber
      return atomState
    }
  }
  let isSync = true
  const prevDeps = new Set(atomState.d.keys())
  const pruneDependencies = () => {
    for (const a of prevDeps) atomState.d.delete(a)
  }
  const mountDependenciesIfAsync = () => {
    if (mountedMap.has(atom)) {
      const shouldRecompute = !changedAtoms.size
      mountDependencies(buildingBlocks, store, atom)
      if (shouldRecompute) {
        recomputeInvalidatedAtoms(buildingBlocks, store)
        flushCallbacks(buildingBlocks, store)
      }
    }
  }
  const getter = a => {
    var _a2
    if (a === atom) {
      const aState2 = ensureAtomState(buildingBlocks, store, a)
      if (!isAtomStateInitialized(aState2)) {
        if (hasInitialValue(a)) setAtomStateValueOrPromise(buildingBlocks, store, a, a.init)
        else throw new Error('no atom init')
      }
      return returnAtomValue(aState2)
    }
    const aState = readAtomState(buildingBlocks, store, a)
    try {
      return returnAtomValue(aState)
    } finally {
      prevDeps.delete(a)
      atomState.d.set(a, aState.n)
      if (isPromiseLike(atomState.v)) addPendingPromiseToDependency(atom, atomState.v, aState)
      if (mountedMap.has(atom)) (_a2 = mountedMap.get(a)) == null || _a2.t.add(atom)
      if (!isSync) mountDependenciesIfAsync()
    }
  }
  let controller
  let setSelf
  const options = {
    get signal() {
      if (!controller) controller = new AbortController()
      return controller.signal
    },
    get setSelf() {
      if (!setSelf && isActuallyWritableAtom(atom))
        setSelf = (...args) => {
          if (!isSync)
            try {
              return writeAtomState(buildingBlocks, store, atom, args)
            } finally {
              recomputeInvalidatedAtoms(buildingBlocks, store)
              flushCallbacks(buildingBlocks, store)
            }
        }
      return setSelf
    },
  }
  const prevEpochNumber = atomState.n
  const prevInvalidated = invalidatedAtoms.get(atom) === prevEpochNumber
  try {
    const valueOrPromise = atomRead(buildingBlocks, store, atom, getter, options)
    setAtomStateValueOrPromise(buildingBlocks, store, atom, valueOrPromise)
    if (isPromiseLike(valueOrPromise)) {
      registerAbortHandler(buildingBlocks, store, valueOrPromise, () =>
        controller == null ? void 0 : controller.abort(),
      )
      const settle = () => {
        pruneDependencies()
        mountDependenciesIfAsync()
      }
      valueOrPromise.then(settle, settle)
    } else pruneDependencies()
    ;(_a = storeHooks.r) == null || _a.call(storeHooks, atom)
    atomState.m = storeEpochNumber
    return atomState
  } catch (error) {
    if (shouldThrowSynchronously(error)) throw error
    delete atomState.v
    atomState.e = error
    ++atomState.n
    atomState.m = storeEpochNumber
    return atomState
  } finally {
    isSync = false
    if (atomState.n !== prevEpochNumber && prevInvalidated) {
      invalidatedAtoms.set(atom, atomState.n)
      changedAtoms.add(atom)
      ;(_b = storeHooks.c) == null || _b.call(storeHooks, atom)
    }
  }
}
var BUILDING_BLOCK_invalidateDependents = (buildingBlocks, store, atom) => {
  const mountedMap = buildingBlocks[1]
  const invalidatedAtoms = buildingBlocks[2]
  const ensureAtomState = buildingBlocks[11]
  const stack = [atom]
  while (stack.length) {
    const a = stack.pop()
    const aState = ensureAtomState(buildingBlocks, store, a)
    for (const d of getMountedOrPendingDependents(a, aState, mountedMap)) {
      const dState = ensureAtomState(buildingBlocks, store, d)
      if (invalidatedAtoms.get(d) !== dState.n) {
        invalidatedAtoms.set(d, dState.n)
        stack.push(d)
      }
    }
  }
}
var BUILDING_BLOCK_writeAtomState = (buildingBlocks, store, atom, args) => {
  const changedAtoms = buildingBlocks[3]
  const storeHooks = buildingBlocks[6]
  const atomWrite = buildingBlocks[8]
  const ensureAtomState = buildingBlocks[11]
  const flushCallbacks = buildingBlocks[12]
  const recomputeInvalidatedAtoms = buildingBlocks[13]
  const readAtomState = buildingBlocks[14]
  const invalidateDependents = buildingBlocks[15]
  const writeAtomState = buildingBlocks[16]
  const mountDependencies = buildingBlocks[17]
  const setAtomStateValueOrPromise = buildingBlocks[20]
  const storeEpochHolder = buildingBlocks[28]
  let isSync = true
  const getter = a => returnAtomValue(readAtomState(buildingBlocks, store, a))
  const setter = (a, ...args2) => {
    var _a
    const aState = ensureAtomState(buildingBlocks, store, a)
    try {
      if (a === atom) {
        if (!hasInitialValue(a)) throw new Error('atom not writable')
        const prevEpochNumber = aState.n
        const v = args2[0]
        setAtomStateValueOrPromise(buildingBlocks, store, a, v)
        mountDependencies(buildingBlocks, store, a)
        if (prevEpochNumber !== aState.n) {
          ++storeEpochHolder[0]
          changedAtoms.add(a)
          invalidateDependents(buildingBlocks, store, a)
          ;(_a = storeHooks.c) == null || _a.call(storeHooks, a)
        }
        return
      } else return writeAtomState(buildingBlocks, store, a, args2)
    } finally {
      if (!isSync) {
        recomputeInvalidatedAtoms(buildingBlocks, store)
        flushCallbacks(buildingBlocks, store)
      }
    }
  }
  try {
    return atomWrite(buildingBlocks, store, atom, getter, setter, ...args)
  } finally {
    isSync = false
  }
}
var BUILDING_BLOCK_mountDependencies = (buildingBlocks, store, atom) => {
  var _a
  const mountedMap = buildingBlocks[1]
  const changedAtoms = buildingBlocks[3]
  const storeHooks = buildingBlocks[6]
  const ensureAtomState = buildingBlocks[11]
  const invalidateDependents = buildingBlocks[15]
  const mountAtom = buildingBlocks[18]
  const unmountAtom = buildingBlocks[19]
  const atomState = ensureAtomState(buildingBlocks, store, atom)
  const mounted = mountedMap.get(atom)
  if (mounted && atomState.d.size > 0) {
    for (const [a, n] of atomState.d)
      if (!mounted.d.has(a)) {
        const aState = ensureAtomState(buildingBlocks, store, a)
        mountAtom(buildingBlocks, store, a).t.add(atom)
        mounted.d.add(a)
        if (n !== aState.n) {
          changedAtoms.add(a)
          invalidateDependents(buildingBlocks, store, a)
          ;(_a = storeHooks.c) == null || _a.call(storeHooks, a)
        }
      }
    for (const a of mounted.d)
      if (!atomState.d.has(a)) {
        mounted.d.delete(a)
        unmountAtom(buildingBlocks, store, a)?.t.delete(atom)
      }
  }
}
var BUILDING_BLOCK_mountAtom = (buildingBlocks, store, atom) => {
  var _a
  const mountedMap = buildingBlocks[1]
  const mountCallbacks = buildingBlocks[4]
  const storeHooks = buildingBlocks[6]
  const atomOnMount = buildingBlocks[10]
  const ensureAtomState = buildingBlocks[11]
  const flushCallbacks = buildingBlocks[12]
  const recomputeInvalidatedAtoms = buildingBlocks[13]
  const readAtomState = buildingBlocks[14]
  const writeAtomState = buildingBlocks[16]
  const mountAtom = buildingBlocks[18]
  const atomState = ensureAtomState(buildingBlocks, store, atom)
  let mounted = mountedMap.get(atom)
  if (!mounted) {
    readAtomState(buildingBlocks, store, atom)
    for (const a of atomState.d.keys()) mountAtom(buildingBlocks, store, a).t.add(atom)
    mounted = {
      l: /* @__PURE__ */ new Set(),
      d: new Set(atomState.d.keys()),
      t: /* @__PURE__ */ new Set(),
    }
    mountedMap.set(atom, mounted)
    if (isActuallyWritableAtom(atom) && hasOnMount(atom)) {
      const processOnMount = () => {
        let isSync = true
        const setAtom = (...args) => {
          try {
            return writeAtomState(buildingBlocks, store, atom, args)
          } finally {
            if (!isSync) {
              recomputeInvalidatedAtoms(buildingBlocks, store)
              flushCallbacks(buildingBlocks, store)
            }
          }
        }
        try {
          const onUnmount = atomOnMount(buildingBlocks, store, atom, setAtom)
          if (onUnmount)
            mounted.u = () => {
              isSync = true
              try {
                onUnmount()
              } finally {
                isSync = false
              }
            }
        } finally {
          isSync = false
        }
      }
      mountCallbacks.add(processOnMount)
    }
    ;(_a = storeHooks.m) == null || _a.call(storeHooks, atom)
  }
  return mounted
}
var BUILDING_BLOCK_unmountAtom = (buildingBlocks, store, atom) => {
  var _a, _b
  const mountedMap = buildingBlocks[1]
  const unmountCallbacks = buildingBlocks[5]
  const storeHooks = buildingBlocks[6]
  const ensureAtomState = buildingBlocks[11]
  const unmountAtom = buildingBlocks[19]
  const atomState = ensureAtomState(buildingBlocks, store, atom)
  let mounted = mountedMap.get(atom)
  if (!mounted || mounted.l.size) return mounted
  let isDependent = false
  for (const a of mounted.t)
    if ((_a = mountedMap.get(a)) == null ? void 0 : _a.d.has(atom)) {
      isDependent = true
      break
    }
  if (!isDependent) {
    if (mounted.u) unmountCallbacks.add(mounted.u)
    mounted = void 0
    mountedMap.delete(atom)
    for (const a of atomState.d.keys()) unmountAtom(buildingBlocks, store, a)?.t.delete(atom)
    ;(_b = storeHooks.u) == null || _b.call(storeHooks, atom)
    return
  }
  return mounted
}
var BUILDING_BLOCK_setAtomStateValueOrPromise = (buildingBlocks, store, atom, valueOrPromise) => {
  const ensureAtomState = buildingBlocks[11]
  const abortPromise = buildingBlocks[27]
  const atomState = ensureAtomState(buildingBlocks, store, atom)
  const hasPrevValue = 'v' in atomState
  const prevValue = atomState.v
  if (isPromiseLike(valueOrPromise))
    for (const a of atomState.d.keys())
      addPendingPromiseToDependency(atom, valueOrPromise, ensureAtomState(buildingBlocks, store, a))
  atomState.v = valueOrPromise
  delete atomState.e
  if (!hasPrevValue || !Object.is(prevValue, atomState.v)) {
    ++atomState.n
    if (isPromiseLike(prevValue)) abortPromise(buildingBlocks, store, prevValue)
  }
}
var BUILDING_BLOCK_storeGet = (buildingBlocks, store, atom) => {
  const readAtomState = buildingBlocks[14]
  return returnAtomValue(readAtomState(buildingBlocks, store, atom))
}
var BUILDING_BLOCK_storeSet = (buildingBlocks, store, atom, ...args) => {
  const changedAtoms = buildingBlocks[3]
  const flushCallbacks = buildingBlocks[12]
  const recomputeInvalidatedAtoms = buildingBlocks[13]
  const writeAtomState = buildingBlocks[16]
  const prevChangedAtomsSize = changedAtoms.size
  try {
    return writeAtomState(buildingBlocks, store, atom, args)
  } finally {
    if (changedAtoms.size !== prevChangedAtomsSize) {
      recomputeInvalidatedAtoms(buildingBlocks, store)
      flushCallbacks(buildingBlocks, store)
    }
  }
}
var BUILDING_BLOCK_storeSub = (buildingBlocks, store, atom, listener) => {
  const flushCallbacks = buildingBlocks[12]
  const recomputeInvalidatedAtoms = buildingBlocks[13]
  const mountAtom = buildingBlocks[18]
  const unmountAtom = buildingBlocks[19]
  const listeners = mountAtom(buildingBlocks, store, atom).l
  listeners.add(listener)
  recomputeInvalidatedAtoms(buildingBlocks, store)
  flushCallbacks(buildingBlocks, store)
  return () => {
    listeners.delete(listener)
    unmountAtom(buildingBlocks, store, atom)
    recomputeInvalidatedAtoms(buildingBlocks, store)
    flushCallbacks(buildingBlocks, store)
  }
}
var BUILDING_BLOCK_registerAbortHandler = (buildingBlocks, _store, promise, abortHandler) => {
  const abortHandlersMap = buildingBlocks[25]
  let abortHandlers = abortHandlersMap.get(promise)
  if (!abortHandlers) {
    abortHandlers = /* @__PURE__ */ new Set()
    abortHandlersMap.set(promise, abortHandlers)
    const cleanup = () => abortHandlersMap.delete(promise)
    promise.then(cleanup, cleanup)
  }
  abortHandlers.add(abortHandler)
}
var BUILDING_BLOCK_abortPromise = (buildingBlocks, _store, promise) => {
  buildingBlocks[25].get(promise)?.forEach(fn => fn())
}
var buildingBlockMap = /* @__PURE__ */ new WeakMap()
function buildStore(...partialBuildingBlocks) {
  const store = {
    get(atom) {
      return storeGet(buildingBlocks, store, atom)
    },
    set(atom, ...args) {
      return storeSet(buildingBlocks, store, atom, ...args)
    },
    sub(atom, listener) {
      return storeSub(buildingBlocks, store, atom, listener)
    },
  }
  const buildingBlocks = [
    /* @__PURE__ */ new WeakMap(),
    /* @__PURE__ */ new WeakMap(),
    /* @__PURE__ */ new WeakMap(),
    /* @__PURE__ */ new Set(),
    /* @__PURE__ */ new Set(),
    /* @__PURE__ */ new Set(),
    {},
    BUILDING_BLOCK_atomRead,
    BUILDING_BLOCK_atomWrite,
    BUILDING_BLOCK_atomOnInit,
    BUILDING_BLOCK_atomOnMount,
    BUILDING_BLOCK_ensureAtomState,
    BUILDING_BLOCK_flushCallbacks,
    BUILDING_BLOCK_recomputeInvalidatedAtoms,
    BUILDING_BLOCK_readAtomState,
    BUILDING_BLOCK_invalidateDependents,
    BUILDING_BLOCK_writeAtomState,
    BUILDING_BLOCK_mountDependencies,
    BUILDING_BLOCK_mountAtom,
    BUILDING_BLOCK_unmountAtom,
    BUILDING_BLOCK_setAtomStateValueOrPromise,
    BUILDING_BLOCK_storeGet,
    BUILDING_BLOCK_storeSet,
    BUILDING_BLOCK_storeSub,
    void 0,
    /* @__PURE__ */ new WeakMap(),
    BUILDING_BLOCK_registerAbortHandler,
    BUILDING_BLOCK_abortPromise,
    [0],
  ].map((fn, i) => partialBuildingBlocks[i] || fn)
  buildingBlockMap.set(store, Object.freeze(buildingBlocks))
  const storeGet = buildingBlocks[21]
  const storeSet = buildingBlocks[22]
  const storeSub = buildingBlocks[23]
  return store
}
// ../../node_modules/.pnpm/jotai@2.20.3_@babel+core@7.29.7_supports-color@7.2.0__@babel+template@7.29.7_@types+react@19.3.0_react@19.3.1/node_modules/jotai/esm/vanilla.mjs
var keyCount = 0
function atom(read, write) {
  const key = `atom${++keyCount}`
  const config = {
    toString() {
      return key
    },
  }
  if (typeof read === 'function') config.read = read
  else {
    config.init = read
    config.read = defaultRead
    config.write = defaultWrite
  }
  if (write) config.write = write
  return config
}
function defaultRead(get) {
  return get(this)
}
function defaultWrite(get, set, arg) {
  return set(this, typeof arg === 'function' ? arg(get(this)) : arg)
}
function createStore() {
  return buildStore()
}
// ../../packages/core/dist/client.js
var internalsKey = Symbol.for('latchkit.internals')
/** Returns the writable store. Only actions use it; the public `client.store` has `get` and `sub`. */
function getStore(client) {
  return getInternals(client).store
}
/** Returns the state of a client that only actions use. */
function getInternals(client) {
  return client[internalsKey]
}
/**
 * Defines a value that belongs to a client. It is created at first need, and its `destroy`, if any, runs when the
 * client is destroyed. The client keeps it under `name`, so that a second copy of core finds the same value.
 *
 * @example
 * const listeners = createOwned('analytics.listeners', () => new Set<Listener>())
 * listeners(client).add(listener)
 */
function createOwned(name, create) {
  return client => {
    const { owned } = getInternals(client)
    if (!owned.has(name)) owned.set(name, create(client))
    return owned.get(name)
  }
}
/** Destroys the values of {@link createOwned}, such as pending requests. */
function destroyOwned(client) {
  const { owned } = getInternals(client)
  for (const value of owned.values())
    if (typeof value === 'object' && value && 'destroy' in value && typeof value.destroy === 'function')
      value.destroy()
  owned.clear()
}
/** Whether a wallet may stay on a network that the client does not list. Here, where `updateOptions` can set it. */
var allowsUnsupportedAtom = /*#__PURE__*/ atom(void 0)
/** Number of calls of `updateOptions`. Subscribe to it to read the options again when they change. */
var optionsVersionAtom = /*#__PURE__*/ atom(0)
/** The last snapshot of each adapter. Only `applySnapshot` writes it. */
var snapshotsAtom = /*#__PURE__*/ atom({})
/** The pending connects of every namespace. Only `beginAttempt` writes it. */
var attemptsAtom = /*#__PURE__*/ atom([])
/** The namespace that the user, or the app, chose. */
var chosenNamespaceAtom = /*#__PURE__*/ atom(void 0)
/** Connectors of every namespace, as discovered. */
var connectorsAtom = /*#__PURE__*/ atom(get =>
  Object.values(get(snapshotsAtom)).flatMap(snapshot => snapshot.connectors),
)
/** Connected wallets of every namespace. */
var connectionsAtom = /*#__PURE__*/ atom(get =>
  Object.values(get(snapshotsAtom)).flatMap(snapshot => snapshot.connections),
)
/**
 * The namespace that is shown: the chosen namespace while it is connected or restored, or while not connected; else the
 * first connected namespace.
 */
var activeNamespaceAtom = /*#__PURE__*/ atom(get => {
  const snapshots = get(snapshotsAtom)
  const chosen = get(chosenNamespaceAtom)
  const shown = chosen && snapshots[chosen]
  if (shown?.current || shown?.status === 'reconnecting') return chosen
  return (
    Object.entries(snapshots).find(([, snapshot]) => snapshot.current)?.[0] ??
    chosen ??
    Object.keys(snapshots)[0]
  )
})
/** The account while not connected. */
var disconnectedAccount = {
  allAccounts: [],
  caipAddress: void 0,
  address: void 0,
  caipNetworkId: void 0,
  isConnected: false,
  status: 'disconnected',
  connector: void 0,
  embeddedWalletInfo: void 0,
}
/** Accounts by namespace. */
var accountsAtom = /*#__PURE__*/ atom(get => {
  const attempts = get(attemptsAtom).filter(({ silent }) => !silent)
  return Object.fromEntries(
    Object.entries(get(snapshotsAtom)).map(([namespace, snapshot]) => {
      return [
        namespace,
        toAccountState(
          snapshot,
          attempts.some(attempt => attempt.namespace === namespace),
        ),
      ]
    }),
  )
})
/** The account of the active namespace. */
var accountAtom = /*#__PURE__*/ atom(get => {
  const namespace = get(activeNamespaceAtom)
  return (namespace && get(accountsAtom)[namespace]) ?? disconnectedAccount
})
function toAccountState(snapshot, isConnecting) {
  const connection = snapshot.connections.find(({ connector }) => connector.id === snapshot.current)
  if (!connection)
    return {
      ...disconnectedAccount,
      status: isConnecting ? 'connecting' : snapshot.status,
    }
  const status = snapshot.status === 'connecting' ? 'connected' : snapshot.status
  return {
    allAccounts: connection.accounts,
    caipAddress: `${connection.caipNetworkId}:${connection.address}`,
    address: connection.address,
    caipNetworkId: connection.caipNetworkId,
    isConnected: status === 'connected',
    status,
    connector: connection.connector,
    embeddedWalletInfo: connection.embeddedWalletInfo,
  }
}
/** Every network of the client, in the order of the config. */
var networksAtom = /*#__PURE__*/ atom([])
/** The chosen network of each namespace, which is shown while not connected. */
var chosenNetworksAtom = /*#__PURE__*/ atom({})
/** Networks of the connected wallets, joined to a string, so that a change of accounts does not recompute derived atoms. */
var walletNetworksAtom = /*#__PURE__*/ atom(get =>
  Object.values(get(accountsAtom))
    .map(({ caipNetworkId }) => caipNetworkId)
    .join(' '),
)
/** Current network by namespace. */
var networkStatesAtom = /*#__PURE__*/ atom(get => {
  const networks = get(networksAtom)
  const connected = get(walletNetworksAtom).split(' ')
  const chosen = get(chosenNetworksAtom)
  const found = new Set(networks.map(network => network.chainNamespace))
  return Object.fromEntries(
    [...found].map(namespace => {
      const own = connected.find(id => id.startsWith(`${namespace}:`))
      const wanted = own ?? chosen[namespace]
      const known = networks.find(({ caipNetworkId }) => caipNetworkId === wanted)
      const first = networks.find(({ chainNamespace }) => chainNamespace === namespace)
      const network = known ?? (own ? void 0 : first)
      return [
        namespace,
        {
          caipNetworkId: network?.caipNetworkId ?? wanted,
          network,
          isSupported: !own || known !== void 0 || get(allowsUnsupportedAtom) === true,
        },
      ]
    }),
  )
})
/** Current network of the active namespace. */
var networkAtom = /*#__PURE__*/ atom(get => {
  const namespace = get(activeNamespaceAtom) ?? get(networksAtom)[0]?.chainNamespace
  return (
    (namespace && get(networkStatesAtom)[namespace]) ?? {
      caipNetworkId: void 0,
      network: void 0,
      isSupported: true,
    }
  )
})
/** Undefined while the client has no `siwx`. */
var signInStateAtom = /*#__PURE__*/ atom(void 0)
var signedOut = { status: 'unauthenticated' }
var loading = { status: 'loading' }
/**
 * The sign-in of the active account: its session, the pending step, and the last error.
 *
 * @example
 * client.store.get(siwxAtom).status // 'authenticated'
 */
var siwxAtom = /*#__PURE__*/ atom(get => {
  const state = get(signInStateAtom)
  if (!state) return signedOut
  const { caipAddress } = get(accountAtom)
  if (caipAddress) return state.caipAddress === caipAddress ? state : loading
  const snapshots = Object.values(get(snapshotsAtom))
  return snapshots.length === 0 || snapshots.some(snapshot => snapshot.status === 'reconnecting')
    ? loading
    : signedOut
})
/** The listeners of a client's events. */
var eventListeners$1 = /*#__PURE__*/ createOwned('analytics.listeners', () => /* @__PURE__ */ new Set())
/**
 * Calls the listeners with an event, and sends it if the app and the service both want it. Never throws; errors are
 * logged. With `analytics` off nothing is loaded and nothing is requested.
 *
 * @example
 * track(client, { event: 'MODAL_OPEN', properties: { connected: false } })
 */
function track(client, event) {
  const logError = error =>
    client.logger.warn('An event was not passed on', {
      event: event.event,
      error,
    })
  for (const listener of [...eventListeners$1(client)])
    try {
      listener(event)
    } catch (error) {
      logError(error)
    }
  if (!client.config.analytics) return
  const at = {
    timestamp: Date.now(),
    pageUrl: client.platform.pageUrl?.(),
  }
  import('./sendEvent.NJ1fydHz.js').then(({ sendEvent }) => sendEvent(client, event, at)).catch(logError)
}
/**
 * Why the service takes no event of this app: its origin or project is not allowed. It is set at most once, and no
 * event is sent after it.
 *
 * @example
 * client.store.sub(analyticsErrorAtom, () => console.warn(client.store.get(analyticsErrorAtom)?.message))
 */
var analyticsErrorAtom = /*#__PURE__*/ atom(void 0)
/**
 * Creates storage in memory, which lasts as long as the page, or as the request on a server.
 *
 * @example
 * createClient({ metadata, networks, storage: createMemoryStorage() })
 */
function createMemoryStorage() {
  const values = /* @__PURE__ */ new Map()
  return {
    get: key => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: key => void values.delete(key),
  }
}
/**
 * Creates a network of the client from a network of the app. Without a `chainNamespace` it is eip155, so viem chains are
 * accepted unchanged. The network object's own endpoints stay as `chainDefault`.
 *
 * @example
 * defineNetwork(mainnet).caipNetworkId // 'eip155:1'
 */
function defineNetwork(input, options = {}) {
  const chainNamespace = input.chainNamespace ?? 'eip155'
  const { customRpcUrls } = options
  const chainDefault = input.rpcUrls.chainDefault ?? input.rpcUrls.default
  return {
    id: input.id,
    name: input.name,
    chainNamespace,
    caipNetworkId: networkId(input),
    nativeCurrency: input.nativeCurrency,
    testnet: input.testnet ?? false,
    rpcUrls: {
      ...input.rpcUrls,
      chainDefault,
      default: customRpcUrls?.length
        ? {
            http: customRpcUrls.map(toUrl),
            endpoints: customRpcUrls,
          }
        : input.rpcUrls.default,
    },
    blockExplorers: input.blockExplorers,
    assets: input.assets,
    services: input.services,
    source: input,
  }
}
function toUrl(endpoint) {
  return typeof endpoint === 'string' ? endpoint : endpoint.url
}
/** CAIP-2 id of a network; an id without a namespace is of eip155. */
function networkId(network) {
  const { chainNamespace = 'eip155', id = network } = network
  return `${id}`.includes(':') ? id : `${chainNamespace}:${id}`
}
/** Written by the actions of this folder only. */
var activityAtom = /*#__PURE__*/ atom({
  pending: [],
  last: void 0,
})
/**
 * Requests to `auth` connectors: the pending requests, and the outcome of the last. For a user interface that shows
 * approvals; the modal of `@latchkit/react` does.
 *
 * @example
 * client.store.sub(requestActivityAtom, () => client.store.get(requestActivityAtom).last?.status)
 */
var requestActivityAtom = /*#__PURE__*/ atom(get => get(activityAtom))
/**
 * Requests to `auth` connectors that are not answered yet, oldest first.
 *
 * @example
 * client.store.get(requestsAtom).filter(({ policy }) => policy === 'notSafe')
 */
var requestsAtom = /*#__PURE__*/ atom(get => get(activityAtom).pending)
/** Type of the account that is active first in a namespace unless the app sets another. */
var defaultAccountTypes = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
  cosmos: 'eoa',
  sui: 'eoa',
  stacks: 'eoa',
  ton: 'eoa',
  tron: 'eoa',
}
/**
 * Returns the type of the account that is active first in a namespace: the last chosen type, also before a reload, else
 * that of `defaultAccountTypes`.
 *
 * @example
 * getPreferredAccountType(client, { namespace: 'eip155' }) // 'smartAccount'
 */
function getPreferredAccountType(client, { namespace }) {
  return client.storage.get(accountTypeKey(client, namespace)) ?? client.config.defaultAccountTypes[namespace]
}
function accountTypeKey(client, namespace) {
  return `${client.config.storageKey}.accountType.${namespace}`
}
/** Milliseconds before a failed import is repeated. */
var delays = [200, 1e3]
/**
 * Runs an `import()` again when it fails, twice at most: networks of phones drop a request now and then. For adapters,
 * which load a part of their code at first use.
 *
 * @throws the error of the last attempt
 *
 * @example
 * const { actions } = await importWithRetry(() => import('./actions.js'))
 */
async function importWithRetry(load) {
  for (const delay of delays)
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, delay))
    }
  return load()
}
/**
 * Returns the flags with every unavailable feature set to false, and the reason why each is unavailable.
 *
 * @example
 * resolveFeatures(client).off.swaps // 'needs the gateway'
 */
function resolveFeatures(client) {
  const flags = client.diagnostics().flatMap(({ subject, reason }) => {
    const [area, flag = ''] = subject.split('.')
    return area === 'features' ? [[flag, reason]] : []
  })
  return {
    features: {
      ...client.config.features,
      ...Object.fromEntries(flags.map(([flag]) => [flag, false])),
    },
    off: Object.fromEntries(flags),
  }
}
/** Applies every default. A flag that is true here may still be off: see `resolveFeatures`. */
function resolveConfig(config, features) {
  const resolved = { ...config }
  for (const { defaults = {} } of features)
    for (const [option, value] of Object.entries(defaults)) {
      const given = resolved[option]
      resolved[option] =
        typeof value === 'function'
          ? value(config)
          : typeof value === 'object'
            ? {
                ...value,
                ...withoutUndefined(given),
              }
            : (given ?? value)
    }
  return resolved
}
/** An undefined entry means the default, as an absent entry does. */
function withoutUndefined(given) {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== void 0))
}
/** The slot of the activity. */
var activity = {
  defaults: { features: { history: true } },
  diagnose: ({ config: { features, gateway } }) =>
    features.history && !gateway
      ? [
          {
            subject: 'features.history',
            reason: 'needs the gateway',
          },
        ]
      : [],
}
/** Checks of these options, in development. */
var activityChecks = {
  options: {},
  flags: { history: true },
}
/** The slot of analytics. */
var analytics = {
  validate({ analytics }, { url }) {
    if (typeof analytics === 'object') url('analytics.url', analytics.url, 'http')
  },
  diagnose: ({ config }) =>
    config.analytics === true && !config.gateway
      ? [
          {
            subject: 'analytics',
            reason: 'needs `gateway`, or `analytics.url`',
          },
        ]
      : [],
}
/** Checks of these options, in development. */
var analyticsChecks = {
  options: { analytics: true },
  flags: {},
}
/** Checks of these options, in development. */
var balancesChecks = {
  options: {
    tokens(tokens = {}, { need }) {
      for (const [id, token] of Object.entries(tokens)) {
        need(/^(\d+|[a-z\d]+:.+)$/.test(id), `tokens["${id}"]: is no CAIP-2 id and no number`)
        need(
          typeof token?.address === 'string' && ['string', 'undefined'].includes(typeof token.symbol),
          `tokens["${id}"]: pass { address, symbol?, image? }`,
        )
        need(
          token?.image === void 0 || isImageUrl(token.image),
          `tokens["${id}"].image: pass the URL of an image`,
        )
      }
    },
  },
  flags: {},
}
/** The only writer of connection state. A snapshot that equals the last snapshot calls no listener. */
function applySnapshot(client, namespace, snapshot) {
  const store = getStore(client)
  const snapshots = store.get(snapshotsAtom)
  const previous = snapshots[namespace]
  if (previous && JSON.stringify(previous) === JSON.stringify(snapshot)) return
  store.set(snapshotsAtom, {
    ...snapshots,
    [namespace]: snapshot,
  })
  const { selected } = snapshot
  if (
    selected !== previous?.selected &&
    store.get(networksAtom).some(({ caipNetworkId }) => caipNetworkId === selected)
  )
    store.set(chosenNetworksAtom, {
      ...store.get(chosenNetworksAtom),
      [namespace]: selected,
    })
  preferAccounts(client, namespace, previous, snapshot)
}
/** Activates the preferred account of a wallet that has just been connected and has several types of account. */
function preferAccounts(client, namespace, previous, { connections }) {
  for (const { connector, accounts, address } of connections) {
    if (previous?.connections.some(known => known.connector.id === connector.id)) continue
    const active = accounts.find(account => account.address === address)
    if (accounts.every(({ type }) => type === active?.type)) continue
    const wanted = getPreferredAccountType(client, { namespace })
    const account = accounts.find(({ type }) => type === wanted)
    if (!account || active?.type === wanted) continue
    client.adapters
      .find(one => one.namespace === namespace)
      ?.switchAccount?.({
        connectorId: connector.id,
        address: account.address,
      })
      .catch(error => client.logger.warn('the preferred account was not chosen', { error }))
  }
}
/** Returns the pending connects of a namespace, as its adapter reads them. */
function pendingConnects(client, namespace) {
  const store = getStore(client)
  const get = () =>
    store
      .get(attemptsAtom)
      .filter(attempt => attempt.namespace === namespace && !attempt.silent)
      .map(({ connectorId }) => connectorId)
  return {
    get,
    subscribe(listener) {
      let last = get().join()
      return store.sub(attemptsAtom, () => {
        const ids = get().join()
        if (ids === last) return
        last = ids
        listener()
      })
    },
  }
}
/** The slot of connections. */
var connection = {
  defaults: {
    defaultNetwork: ({ networks: [first], defaultNetwork }) => networkId(defaultNetwork ?? first),
    defaultAccountTypes,
    reconnect: true,
    features: {
      legalCheckbox: false,
      connectMethodsOrder: ['email', 'social', 'wallet'],
    },
  },
  validate(config, { need, list, url }) {
    const seen = /* @__PURE__ */ new Set()
    for (const [index, adapter] of list('adapters', config.adapters).entries()) {
      const path = `adapters[${index}]`
      const namespace = adapter?.namespace
      need(typeof adapter?.start === 'function', `${path}: pass an adapter, such as \`wagmiAdapter()\``)
      need(
        Object.hasOwn(defaultAccountTypes, namespace),
        `${path}.namespace: must be one of ${Object.keys(defaultAccountTypes).join(', ')}`,
      )
      need(!seen.has(namespace), `${path}: a second adapter for ${namespace}; keep one per namespace`)
      seen.add(namespace)
    }
    const { networks, defaultNetwork } = config
    const wanted = defaultNetwork && networkId(defaultNetwork)
    need(
      !wanted || [networks].flat().some(network => network && networkId(network) === wanted),
      `defaultNetwork: ${wanted} is not one of \`networks\``,
    )
    return () => {
      for (const option of ['termsConditionsUrl', 'privacyPolicyUrl']) url(option, config[option], 'http')
      need(
        !config.features?.legalCheckbox || config.termsConditionsUrl || config.privacyPolicyUrl,
        'features.legalCheckbox: pass `termsConditionsUrl` or `privacyPolicyUrl`',
      )
    }
  },
  diagnose: ({ adapters, store }) =>
    [...new Set(store.get(networksAtom).map(({ chainNamespace }) => chainNamespace))]
      .filter(namespace => !adapters.some(adapter => adapter.namespace === namespace))
      .map(namespace => ({
        subject: `networks.${namespace}`,
        reason: 'no adapter of this namespace was given',
      })),
  initialize(client) {
    const store = getStore(client)
    const { defaultNetwork } = client.config
    const network = store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === defaultNetwork)
    if (!network) return
    const namespace = network.chainNamespace
    store.set(chosenNetworksAtom, { [namespace]: network.caipNetworkId })
    if (client.adapters.some(adapter => adapter.namespace === namespace))
      store.set(chosenNamespaceAtom, namespace)
  },
  start(client) {
    const active = client.storage.get(`${client.config.storageKey}.activeNamespace`)
    const adapter = client.adapters.find(({ namespace }) => namespace === active)
    if (adapter) getStore(client).set(chosenNamespaceAtom, adapter.namespace)
    if (!client.config.autoConnect) return void 0
    const controller = new AbortController()
    importWithRetry(() => import('./autoConnect.DGIBlwwY.js')).then(
      ({ autoConnect }) => autoConnect(client, controller.signal),
      cause => client.logger.warn('no wallet was connected by itself', { cause }),
    )
    return () => controller.abort()
  },
  context: (client, namespace) => ({
    attempts: pendingConnects(client, namespace),
    emit: snapshot => applySnapshot(client, namespace, snapshot),
  }),
}
/** Checks of these options, in development. */
var connectionChecks = {
  options: {
    adapters: true,
    defaultNetwork: true,
    defaultAccountTypes: true,
    reconnect: true,
    autoConnect(ids, { need, list }) {
      for (const [index, id] of list('autoConnect', ids).entries())
        need(typeof id === 'string', `autoConnect[${index}]: pass the id of a connector, such as 'safe'`)
    },
    injected: 'boolean',
    eip6963: 'boolean',
    termsConditionsUrl: true,
    privacyPolicyUrl: true,
  },
  flags: {
    legalCheckbox: true,
    connectMethodsOrder: true,
  },
}
/** Reads a key of `frameStorage`, which is loaded only for a sign-in. */
function readFrameKey({ config, platform, storage }, key) {
  return (platform.privateStorage?.() ?? storage).get(`${config.storageKey}.frame.${key}`)
}
/**
 * The result of a social login for which the user left this page. It is removed from the address, which becomes the
 * previous address of the page, and is of no use without the device key of the frame.
 */
var socialResult = /*#__PURE__*/ createOwned('secureFrame.result', client => {
  const { platform } = client
  const url = platform.pageUrl?.() ?? ''
  const [, parameter, result] = /#(?:.*&)?(result_uri=([^&]*)&?)/.exec(url) ?? []
  if (parameter)
    platform.replaceUrl?.(
      readFrameKey(client, 'socialReturn')?.split(' ')[2] || url.replace(parameter, '').replace(/[#&]$/, ''),
    )
  return { result }
})
/** The slot of embedded wallets. The frame's client parses the address again, in every spelling. */
var secureFrame = {
  defaults: {
    features: {
      email: true,
      socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
    },
  },
  diagnose: ({ config: { features, secureFrame, adapters } }) =>
    secureFrame && adapters
      ? []
      : ['email', 'socials']
          .filter(flag => features[flag])
          .map(flag => ({
            subject: `features.${flag}`,
            reason: 'needs the secure frame',
          })),
  validate({ secureFrame }, { need }) {
    need(
      !secureFrame ||
        (/^http(s:\/\/.|:\/\/([\w-]+\.)*(localhost|127\.0\.0\.1)([:/]|$))/.test(secureFrame.url) &&
          !`${secureFrame.url}/`.startsWith(`${globalThis.location?.origin}/`)),
      'secureFrame.url: pass an https URL of another origin',
    )
  },
  initialize(client) {
    if (client.config.secureFrame) socialResult(client)
  },
  start(client) {
    if (client.config.secureFrame && readFrameKey(client, 'emailLoginUsed'))
      import('./lazy.Dk14A_Es.js').then(
        ({ restoreAtStart }) => restoreAtStart(client),
        error => client.logger.warn('No login was restored.', { error }),
      )
  },
}
/** Checks of these options, in development. */
var secureFrameChecks = {
  options: { secureFrame: true },
  flags: {
    email: true,
    socials: true,
  },
}
/** Checks of these options, in development. */
var namesChecks = {
  options: { names: true },
  flags: {},
}
/** Returns the first mistake in a network that an app passes; undefined when there is none. */
function validateNetwork(input, path) {
  const at = (field, reason) => ({
    path: path + field,
    reason,
  })
  if (typeof input !== 'object' || input === null)
    return at('', "must be a network object, such as viem's `mainnet`")
  if (typeof input.id === 'string' ? input.id === '' : !Number.isSafeInteger(input.id) || input.id < 0)
    return at('.id', 'must be a whole number, or the id of the chain')
  if (typeof input.name !== 'string' || input.name === '')
    return at('.name', 'must be the name that people see')
  if (input.chainNamespace !== void 0 && !Object.hasOwn(defaultAccountTypes, input.chainNamespace))
    return at('.chainNamespace', `must be one of ${Object.keys(defaultAccountTypes).join(', ')}`)
  if ((input.chainNamespace ?? 'eip155') === 'eip155' && typeof input.id !== 'number')
    return at('.id', 'must be a number on eip155')
  if (!/^[-_a-zA-Z0-9]{1,32}$/.test(String(input.id)))
    return at('.id', 'must be at most 32 letters, digits, - and _')
  const currency = input.nativeCurrency
  if (typeof currency?.symbol !== 'string' || !Number.isInteger(currency.decimals))
    return at('.nativeCurrency', 'must be { name, symbol, decimals }')
  const urls = input.rpcUrls?.default?.http
  if (!Array.isArray(urls) || urls.length === 0)
    return at('.rpcUrls.default.http', 'must list at least one RPC URL')
  const bad = urls.findIndex(url => typeof url !== 'string' || !URL.canParse(url))
  if (bad >= 0) return at(`.rpcUrls.default.http[${bad}]`, 'must be a URL')
}
/** The slot of networks. */
var networks = {
  defaults: { customRpcUrls: config => Object.fromEntries(urlsById(config)) },
  validate(config, { need }) {
    const given = Array.isArray(config.networks) ? config.networks : []
    need(
      given.length > 0,
      'networks: pass at least one network, such as `mainnet` from @latchkit/core/networks',
    )
    const ids = /* @__PURE__ */ new Set()
    for (const [index, network] of given.entries()) {
      const path = `networks[${index}]`
      const problem = validateNetwork(network, path)
      const id = problem ? '' : networkId(network)
      need(!problem, `${problem?.path} ${problem?.reason}`)
      need(problem || !ids.has(id), `${path}: ${id} is listed twice; keep one`)
      ids.add(id)
    }
    return () => {
      for (const [id, urls] of urlsById(config)) {
        need(ids.has(id), `customRpcUrls["${id}"]: is not one of \`networks\``)
        need(
          Array.isArray(urls) && urls.length > 0 && urls.every(url => URL.canParse(url?.url ?? url)),
          `customRpcUrls["${id}"]: pass a list of URLs`,
        )
      }
    }
  },
  initialize(client) {
    const { networks, customRpcUrls, allowUnsupportedNetwork } = client.config
    const store = getStore(client)
    store.set(allowsUnsupportedAtom, allowUnsupportedNetwork)
    store.set(
      networksAtom,
      networks.map(input => defineNetwork(input, { customRpcUrls: customRpcUrls[networkId(input)] })),
    )
  },
  start(client) {
    const ids = client.adapters
      .flatMap(({ namespace }) => chosenNetwork(client, namespace) ?? [])
      .map(({ chainNamespace, caipNetworkId }) => [chainNamespace, caipNetworkId])
    const store = getStore(client)
    store.set(chosenNetworksAtom, {
      ...store.get(chosenNetworksAtom),
      ...Object.fromEntries(ids),
    })
  },
  context: (client, namespace) => ({ networks: networksOf(client, namespace) }),
  adapterStarted(client, adapter) {
    const network = chosenNetwork(client, adapter.namespace)
    if (network) adapter.selectNetwork?.({ network })
  },
}
/** The entries of `customRpcUrls`, with CAIP-2 ids. */
function urlsById({ customRpcUrls = {} }) {
  const entries = customRpcUrls instanceof Map ? customRpcUrls : Object.entries(customRpcUrls)
  return Array.from(entries, ([network, urls]) => [networkId(network), urls])
}
function networksOf(client, namespace) {
  return getStore(client)
    .get(networksAtom)
    .filter(({ chainNamespace }) => chainNamespace === namespace)
}
/**
 * The network that the user chose before, else the app's `defaultNetwork`; undefined leaves the choice to the adapter.
 */
function chosenNetwork(client, namespace) {
  const remembered = client.storage.get(`${client.config.storageKey}.network.${namespace}`)
  const wanted = getInternals(client).given.defaultNetwork && client.config.defaultNetwork
  const own = networksOf(client, namespace)
  const find = id => own.find(({ caipNetworkId }) => caipNetworkId === id)
  return find(remembered) ?? find(wanted)
}
/** Checks of these options, in development. */
var networksChecks = {
  options: {
    networks: true,
    customRpcUrls(urls = {}, { need }) {
      const lists = urls instanceof Map ? urls : Object.entries(urls)
      for (const [network, endpoints] of lists)
        for (const [index, endpoint] of [endpoints ?? []].flat().entries()) {
          if (typeof endpoint !== 'object' || !endpoint) continue
          const path = `customRpcUrls["${typeof network === 'object' ? network.id : network}"][${index}]`
          const { headers = {}, batch = false, timeout = 1 } = endpoint
          need(
            Object.values(headers).every(value => typeof value === 'string'),
            `${path}.headers: pass texts by name`,
          )
          need(
            batch === false || (Number.isInteger(batch) && batch > 0),
            `${path}.batch: pass a number, or false`,
          )
          need(timeout > 0, `${path}.timeout: pass milliseconds`)
        }
    },
    networkSwitch: 'boolean',
    allowUnsupportedNetwork: 'boolean',
  },
  flags: {},
}
/** The slot of buying with a card. */
var onramp = {
  defaults: { features: { onramp: true } },
  diagnose: ({ config: { features, gateway } }) =>
    features.onramp && !gateway
      ? [
          {
            subject: 'features.onramp',
            reason: 'needs the gateway',
          },
        ]
      : [],
}
/** Checks of these options, in development. */
var onrampChecks = {
  options: {},
  flags: { onramp: true },
}
/** The slot of permissions. */
var permissions = { defaults: { features: { smartSessions: false } } }
/** Checks of these options, in development. */
var permissionsChecks = {
  options: {},
  flags: { smartSessions: true },
}
var restricted =
  /^(Asia\/(Shanghai|Urumqi|Chongqing|Harbin|Kashgar|Maca[uo]|Hong_Kong|Beijing)|PRC|Hongkong)$/i
/**
 * Whether swaps and buying with a card are not offered in a time zone, given as its IANA name.
 *
 * @example
 * isRestrictedTimeZone('Asia/Shanghai') // true
 */
function isRestrictedTimeZone(timeZone) {
  return restricted.test(timeZone)
}
/** The slot of regions: in a restricted time zone swaps and buying with a card are off. */
var regions = {
  diagnose({ config: { features } }) {
    const flags = ['swaps', 'onramp'].filter(flag => features[flag])
    return isRestrictedTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
      ? flags.map(flag => ({
          subject: `features.${flag}`,
          reason: 'is not offered in this region',
        }))
      : []
  },
}
/** The slot of sending. */
var send = {
  defaults: { features: { send: true } },
  diagnose: ({ config: { features }, adapters }) =>
    features.send && !adapters.some(adapter => adapter.estimateTransfer)
      ? [
          {
            subject: 'features.send',
            reason: 'needs an adapter that sends',
          },
        ]
      : [],
}
/** Checks of these options, in development. */
var sendChecks = {
  options: {},
  flags: { send: true },
}
/** Loads the sign-in flow when the first account connects, and not before. */
function startSiwx(client) {
  const { get, sub } = getStore(client)
  let isRunning = true
  let isLoading = false
  const load = () => {
    if (isLoading || !get(accountAtom).caipAddress) return
    isLoading = true
    importWithRetry(() => import('./lazy.oRFfAU1w.js').then(n => n.t)).then(
      ({ followAccounts }) => {
        stop()
        if (isRunning) stop = followAccounts(client)
      },
      error => {
        isLoading = false
        client.logger.error('Signing in could not be loaded.', { error })
      },
    )
  }
  let stop = sub(accountAtom, load)
  load()
  return () => {
    isRunning = false
    stop()
  }
}
/** The slot of signing in. */
var siwx = {
  validate({ siwx }, { need, url }) {
    if (!siwx) return
    const { uri, domain = '', statement = '', notBefore, expiresIn = 1, adapter } = siwx
    url('siwx.uri', uri, '')
    need(!/[/\s]/.test(domain), 'siwx.domain: pass a host')
    const [forbidden] = /[^ !#$&-;=?-[\]_a-z~]/u.exec(statement) ?? []
    need(!forbidden || adapter?.createMessage, `siwx.statement: remove ${JSON.stringify(forbidden)}`)
    need(!notBefore || Date.parse(notBefore), 'siwx.notBefore: pass a time')
    need(expiresIn > 0, 'siwx.expiresIn: pass milliseconds')
    need(!adapter || adapter.getNonce, 'siwx.adapter: pass an adapter')
  },
  initialize(client) {
    if (client.config.siwx && client.adapters.length > 0)
      getStore(client).set(signInStateAtom, {
        caipAddress: void 0,
        status: 'loading',
      })
  },
  start: client => (client.config.siwx ? startSiwx(client) : void 0),
  beforeConnect: (client, parameters) =>
    client.config.siwx &&
    importWithRetry(() => import('./lazy.oRFfAU1w.js').then(n => n.t))
      .then(({ beginOneClick }) => beginOneClick(client, parameters))
      .catch(error => {
        client.logger.error('Signing in could not be loaded.', { error })
      }),
}
/** Checks of these options, in development. */
var siwxChecks = {
  options: { siwx: true },
  flags: {},
}
/** The slot of swaps. */
var swap = {
  defaults: { features: { swaps: true } },
  diagnose({ config: { features, gateway }, adapters }) {
    if (!features.swaps) return []
    if (!gateway)
      return [
        {
          subject: 'features.swaps',
          reason: 'needs the gateway',
        },
      ]
    return adapters.some(adapter => adapter.estimateTransfer)
      ? []
      : [
          {
            subject: 'features.swaps',
            reason: 'needs an adapter that sends',
          },
        ]
  },
}
/** Checks of these options, in development. */
var swapChecks = {
  options: {},
  flags: { swaps: true },
}
/** Methods that load the session at their first call. */
var methods = ['connect', 'disconnect', 'reconnect', 'switchNetwork', 'signMessage', 'getProvider']
/** The adapter of an app that passes none: the accounts of the WalletConnect session. Loaded at start. */
function lazyAdapter(namespace) {
  let adapter
  /** Starts the adapter, where the client has started and that has not been done. */
  let begin = _ => {}
  const loaded = async () => {
    const { walletConnectAdapter } = await importWithRetry(() => import('./lazy.BUXqH6vm.js'))
    adapter ??= walletConnectAdapter(namespace)
    begin(adapter)
    return adapter
  }
  const call =
    name =>
    async (...parameters) =>
      (await loaded())[name](...parameters)
  /** For methods that answer nothing. `start` logs a failed load. */
  const notify = name => parameters =>
    void loaded().then(
      adapter => adapter[name](parameters),
      () => {},
    )
  return {
    namespace,
    start(context) {
      let stop
      begin = adapter => {
        stop ??= adapter.start(context)
      }
      loaded().catch(error =>
        context.logger.error('The WalletConnect session could not be loaded.', { error }),
      )
      return () => {
        begin = () => {}
        stop?.()
      }
    },
    ...Object.fromEntries(methods.map(name => [name, call(name)])),
    selectNetwork: notify('selectNetwork'),
    setNetworks: notify('setNetworks'),
  }
}
/** Used if and only if the app passes a `projectId` and no `relayUrl`. */
var publicRelayUrl = 'wss://relay.walletconnect.org'
/** Returns the URL of the relay, or `given` for a client that the app has made; undefined while WalletConnect is off. */
function resolveRelay({ walletConnect }) {
  if (walletConnect?.client) return 'given'
  return walletConnect?.load
    ? (walletConnect.relayUrl ?? (walletConnect.projectId && publicRelayUrl))
    : void 0
}
/** The WalletConnect session in use. Only the actions of this folder write it. */
var walletConnectSessionAtom = /*#__PURE__*/ atom(void 0)
/** The pairing that a wallet can answer now; undefined while no session is being proposed. */
var pairingAtom = /*#__PURE__*/ atom(void 0)
/** Storage key of the topic of the session in use, followed by its namespaces. */
function sessionKey(client) {
  return `${client.config.storageKey}.walletConnect`
}
/** Listeners for the events that the wallet emits. */
var eventListeners = /*#__PURE__*/ createOwned('walletConnect.listeners', () => /* @__PURE__ */ new Set())
/** The session that all adapters of a client share. Everything but reading its state is loaded at first need. */
function createSessionClient(client) {
  const { config, storage } = client
  const store = getStore(client)
  const listeners = eventListeners(client)
  const sessionClient = {
    getSession: () => store.get(walletConnectSessionAtom),
    subscribe: listener => store.sub(walletConnectSessionAtom, listener),
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async restore() {
      if (
        !(
          storage.get(sessionKey(client)) ??
          storage.get(`${config.storageKey}.wc.deletes`) ??
          config.walletConnect?.client
        )
      )
        return void 0
      const { restoreSession } = await loadSession()
      return restoreSession(client)
    },
    async connect(parameters) {
      const { connectSession } = await importWithRetry(() => import('./lazy.BUXqH6vm.js'))
      return connectSession(client, parameters)
    },
    async request(parameters) {
      const { requestSession } = await loadSession()
      return requestSession(client, parameters)
    },
    async disconnect() {
      const { disconnectSession } = await loadSession()
      return disconnectSession(client)
    },
    async follow(parameters) {
      const { followSession } = await loadSession()
      return followSession(sessionClient, parameters)
    },
  }
  return sessionClient
}
/** Restores a session that another tab created. The WalletConnect client itself reports the end of a session. */
function followTabs(client) {
  return client.storage.watch?.(sessionKey(client), topic => {
    if (topic)
      loadSession()
        .then(({ restoreSession }) => restoreSession(client, { forget: false }))
        .catch(error => client.logger.warn('no session of the other tab', { error }))
  })
}
var loadSession = () => importWithRetry(() => import('./lazy.BUXqH6vm.js'))
/** The slot of WalletConnect. */
var walletConnect = {
  validate({ walletConnect }, { url }) {
    url('walletConnect.relayUrl', walletConnect?.relayUrl, 'ws')
  },
  diagnose: ({ config }) =>
    resolveRelay(config)
      ? []
      : [
          {
            subject: 'walletConnect',
            reason: 'needs `relayUrl`, or `projectId`',
          },
        ],
  adapters: config =>
    resolveRelay(config)
      ? [...new Set(config.networks.map(({ chainNamespace = 'eip155' }) => chainNamespace))].map(lazyAdapter)
      : [],
  start: client => (resolveRelay(client.config) ? followTabs(client) : void 0),
  context: client => ({ walletConnect: resolveRelay(client.config) ? createSessionClient(client) : void 0 }),
}
/** Checks of these options, in development. */
var walletConnectChecks = {
  options: { walletConnect: true },
  flags: {},
}
/** The slot of the wallet list. */
var wallets = {
  defaults: { features: { collapseWallets: false } },
  validate(config, { need, list }) {
    for (const option of ['includeWalletIds', 'excludeWalletIds', 'featuredWalletIds'])
      list(option, config[option])
    return () => {
      const ids = /* @__PURE__ */ new Set()
      for (const [index, wallet] of list('customWallets', config.customWallets).entries()) {
        const path = `customWallets[${index}]`
        need(wallet?.id, `${path}.id: pass an id of your own`)
        need(wallet?.name, `${path}.name: pass the name that people see`)
        need(!ids.has(wallet?.id), `${path}.id: "${wallet?.id}" is used twice; keep one`)
        ids.add(wallet?.id)
      }
    }
  },
}
var kinds = ['recent', 'installed', 'featured', 'custom', 'walletConnect', 'other']
/** Checks of these options, in development. */
var walletsChecks = {
  options: {
    includeWalletIds: true,
    excludeWalletIds: true,
    featuredWalletIds: true,
    customWallets: true,
    allWallets: ['show', 'hide', 'only-mobile'],
    connectorImages(images = {}, { need }) {
      for (const [id, image] of Object.entries(images))
        need(isImageUrl(image), `connectorImages["${id}"]: pass the URL of an image`)
    },
    preferUniversalLinks: 'boolean',
    walletGroups(groups = false, { need }) {
      need(
        typeof groups === 'boolean' || (Array.isArray(groups) && groups.every(isGroup)),
        'walletGroups: pass true, or a list of { title, walletIds }',
      )
    },
  },
  flags: {
    connectorTypeOrder(order, { need, list }) {
      for (const kind of list('features.connectorTypeOrder', order))
        need(
          kinds.includes(kind),
          `features.connectorTypeOrder: "${kind}" must be one of ${kinds.join(', ')}`,
        )
    },
    collapseWallets: true,
  },
}
function isGroup(group) {
  return typeof group?.title === 'string' && Array.isArray(group.walletIds)
}
/** The slot of the gateway. */
var gateway = {
  validate({ gateway }, { url }) {
    if (gateway) url('gateway.url', gateway.url ?? '', 'http')
  },
  diagnose: ({ config }) =>
    config.gateway
      ? []
      : [
          {
            subject: 'gateway',
            reason: 'needs `url`',
          },
        ],
}
/** Checks of these options, in development. */
var gatewayChecks = {
  options: { gateway: true },
  flags: {},
}
/** The slot of the options that belong to no feature. */
var client = {
  defaults: {
    storageKey: 'latchkit',
    features: {
      receive: true,
      walletActionsOrder: ['onramp', 'swaps', 'receive', 'send'],
    },
  },
  validate({ metadata }, { need }) {
    need(
      typeof metadata?.name === 'string' && metadata.name !== '',
      "metadata.name: pass the app's name, wallets show it",
    )
  },
}
/** Checks of these options, in development. */
var clientChecks = {
  options: {
    metadata: true,
    features: true,
    storage: true,
    storageKey: true,
    platform: true,
    currency: true,
    mobileFullScreen: 'boolean',
    modalSize: ['regular', 'compact'],
    logLevel: true,
  },
  flags: {
    receive: true,
    walletActionsOrder: true,
  },
}
/** Every feature that has a slot, in the order in which they are checked, diagnosed and started. */
var features = [
  client,
  walletConnect,
  gateway,
  networks,
  wallets,
  siwx,
  analytics,
  permissions,
  secureFrame,
  swap,
  onramp,
  activity,
  send,
  regions,
  connection,
]
/** The checks of the options of every feature, in development. */
var optionChecks = [
  clientChecks,
  connectionChecks,
  networksChecks,
  walletConnectChecks,
  secureFrameChecks,
  gatewayChecks,
  balancesChecks,
  namesChecks,
  siwxChecks,
  analyticsChecks,
  walletsChecks,
  permissionsChecks,
  swapChecks,
  onrampChecks,
  sendChecks,
  activityChecks,
]
/**
 * Reports unknown option names, and the values of options that only change the display. They cannot break an app, so this
 * runs in development only: bundlers of apps remove it from production builds.
 */
function checkOptions(config, check, own) {
  const options = Object.assign({}, own, ...optionChecks.map(({ options }) => options))
  const flags = Object.assign({}, ...optionChecks.map(({ flags }) => flags))
  const { features = {} } = config
  for (const option of Object.keys(config))
    check.need(option in options, `${option}: is not an option; remove it or check its spelling`)
  for (const flag of Object.keys(features))
    check.need(flag in flags, `features.${flag}: is not a feature; remove it or check its spelling`)
  for (const [option, value] of Object.entries(config)) checkValue(check, option, value, options[option])
  for (const [flag, value] of Object.entries(features))
    checkValue(check, `features.${flag}`, value, flags[flag])
}
function checkValue(check, path, value, accepted = true) {
  if (typeof accepted === 'function') accepted(value, check)
  else if (value === void 0 || accepted === true) return
  else if (accepted === 'boolean') check.need(typeof value === 'boolean', `${path}: pass true or false`)
  else {
    const last = accepted.at(-1)
    check.need(
      accepted.includes(String(value)),
      `${path}: pass ${accepted.slice(0, -1).join(', ')} or ${last}`,
    )
  }
}
/**
 * Checks a config. The error lists every mistake with its path and how to fix it, after the mistakes that are `known`.
 * `own` has the names of options that are not of the client.
 *
 * @throws ConfigInvalidError `config/invalid`
 */
function validateConfig(config, features, known = [], own = {}) {
  const problems = [...known]
  const check = {
    need(ok, problem) {
      if (!ok) problems.push(problem)
    },
    list(option, value) {
      check.need(value === void 0 || Array.isArray(value), `${option}: pass a list`)
      return Array.isArray(value) ? value : []
    },
    url(option, value, scheme) {
      check.need(
        value === void 0 || (value.startsWith(scheme) && URL.canParse(value)),
        `${option}: pass a full URL${scheme && ` that starts with ${scheme}`}`,
      )
    },
  }
  if (typeof config !== 'object' || config === null)
    throw new ConfigInvalidError({ problems: ['config: pass an object with `metadata` and `networks`'] })
  if (process.env.NODE_ENV !== 'production') checkOptions(config, check, own)
  const later = features.map(({ validate }) => validate?.(config, check))
  for (const validate of later) validate?.()
  if (problems.length > 0) throw new ConfigInvalidError({ problems })
}
var levels = ['silent', 'error', 'warn', 'info', 'debug']
/**
 * Creates a logger that keeps about the last megabyte of all levels and writes lines at or above `level` to the sink.
 * Context is copied immediately, without secrets. Never throws.
 *
 * @example
 * const logger = createLogger({ level: 'info' })
 * logger.child('connection').info('connected', { connectorId })
 * logger.logs()
 */
function createLogger(parameters = {}) {
  const { level = 'error', maxBytes = 1e6 } = parameters
  const sink = parameters.sink ?? ((at, line) => globalThis.console[at](line))
  let lines = []
  let first = 0
  let size = 0
  function keep(line) {
    lines.push(line)
    size += line.length + 1
    while (size > maxBytes && first < lines.length - 1) size -= (lines[first++]?.length ?? 0) + 1
    if (first > 64 && first > lines.length / 2) {
      lines = lines.slice(first)
      first = 0
    }
  }
  function create(scope) {
    const write = at => (message, context) => {
      try {
        let line = `${(/* @__PURE__ */ new Date()).toISOString()} ${at} ${scope}${redact(message)}`
        if (context !== void 0) line += ` ${JSON.stringify(redact(context))}`
        line = line.slice(0, maxBytes)
        keep(line)
        if (levels.indexOf(at) <= levels.indexOf(level)) sink(at, line)
      } catch {}
    }
    return {
      level,
      error: write('error'),
      warn: write('warn'),
      info: write('info'),
      debug: write('debug'),
      child: name => create(`${scope}${name}: `),
      logs: () => lines.slice(first).join('\n'),
    }
  }
  return create('')
}
var secretKey =
  /private.?key|mnemonic|seed|secret|passw|passphrase|sym.?key|authorization|cookie|signature|(otp|token|jwt)$/i
var publicKey = /(hash|topic)(es|s)?$/i
var secretText = /(0x)?[\da-f]{64,}|\beyJ[\w-]+\.[\w-]+\.[\w-]+|[1-9a-z]{86,}/gi
var redacted = '[redacted]'
/**
 * Returns a copy of `value` that `JSON.stringify` accepts and that contains no secret. Values under keys such as
 * `privateKey` or `token` are removed, and so is key material in any text (64 hex digits and more, JWTs, long base58),
 * except 64 digits under a key that ends in `hash` or `topic`.
 */
function redact(value, key = '', ancestors = []) {
  if (value === void 0 || value === null || typeof value === 'boolean') return value
  if (secretKey.test(key)) return redacted
  if (typeof value === 'string') {
    if (publicKey.test(key) && /^(0x)?[\da-f]{64}$/i.test(value)) return value
    const text = value.replace(secretText, redacted)
    return text.length > 2e3 ? `${text.slice(0, 2e3)}…` : text
  }
  if (typeof value !== 'object') return typeof value === 'number' ? value : String(value)
  if (ancestors.includes(value)) return '[circular]'
  if (ancestors.length > 5) return '[deep]'
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  const chain = [...ancestors, value]
  if (Array.isArray(value)) return value.slice(0, 100).map(item => redact(item, key, chain))
  if (value instanceof Map || value instanceof Set) return redact([...value], key, chain)
  if ('toJSON' in value && typeof value.toJSON === 'function') return redact(value.toJSON(), key, chain)
  const { name, message, code, cause } = value
  const record =
    value instanceof Error
      ? {
          name,
          code,
          message,
          cause,
        }
      : value
  return Object.fromEntries(Object.entries(record).map(([at, item]) => [at, redact(item, at, chain)]))
}
/**
 * `createClient` for a package with other defaults, whose apps then do not include those of a server. `problems` are those
 * that the package found in its own options, with the names `own`: the client reports them with the others.
 */
function buildClient(parameters, createStorage, platform, problems = [], own) {
  validateConfig(parameters, features, problems, own)
  const config = resolveConfig(parameters, features)
  const logger = createLogger({ level: config.logLevel })
  const store = createStore()
  const given = config.adapters ?? []
  let users = 0
  let stop
  let destroyed = false
  const client = {
    uid: registerClient(),
    config,
    adapters: given.length > 0 ? given : features.flatMap(({ adapters }) => adapters?.(config) ?? []),
    store: {
      get: store.get,
      sub: store.sub,
    },
    storage: config.storage ?? createStorage(),
    platform: config.platform ?? platform,
    logger,
    [internalsKey]: {
      store,
      owned: /* @__PURE__ */ new Map(),
      given: parameters,
      features,
    },
    start() {
      if (destroyed) throw new ClientDestroyedError()
      stop ??= startAll(client)
      users += 1
      let released = false
      return () => {
        if (released) return
        released = true
        users -= 1
        queueMicrotask(() => {
          if (users > 0) return
          stop?.()
          stop = void 0
        })
      }
    },
    logs: () => logger.logs(),
    diagnostics: () => features.flatMap(({ diagnose }) => diagnose?.(client) ?? []),
    destroy() {
      destroyed = true
      users = 0
      stop?.()
      stop = void 0
      destroyOwned(client)
    },
  }
  for (const feature of features) feature.initialize?.(client)
  return client
}
/** Starts the features, then the adapters. If a start throws, stops those that were started. */
function startAll(client) {
  const stops = []
  const stop = () => {
    for (const stop of stops) stop()
  }
  try {
    for (const { start } of features) {
      const stop = start?.(client)
      if (stop) stops.push(stop)
    }
    for (const adapter of client.adapters) {
      stops.push(startAdapter(client, adapter))
      for (const { adapterStarted } of features) adapterStarted?.(client, adapter)
    }
  } catch (error) {
    stop()
    throw error
  }
  return stop
}
function startAdapter(client, adapter) {
  const { config, storage, platform, logger } = client
  const { namespace } = adapter
  const parts = features.map(({ context }) => context?.(client, namespace))
  const context = Object.assign(
    {
      config,
      storageKey: config.storageKey,
      storage,
      platform,
      logger: logger.child(`adapter:${namespace}`),
      metadata: config.metadata,
      reconnect: config.reconnect,
    },
    ...parts,
  )
  let running = true
  const stop = adapter.start({
    ...context,
    emit: snapshot => running && context.emit(snapshot),
  })
  return () => {
    running = false
    stop()
  }
}
var key = Symbol.for('latchkit.core')
/**
 * Returns the number of a client of this page or process. It is not random, because Next.js refuses random values while it
 * prerenders a page. Two versions of core have different atoms, so each would miss the state of the other without an error.
 *
 * @throws DuplicateCoreError
 */
function registerClient(scope = globalThis) {
  scope[key] ??= [version, 0]
  const [loaded] = scope[key]
  if (loaded !== '0.0.0')
    throw new DuplicateCoreError({
      loaded,
      version,
    })
  return `${++scope[key][1]}`
}
/** Written by the actions of this folder only. */
var socialFlowAtom = /*#__PURE__*/ atom(void 0)
/**
 * The social login that this page was left for, until it is connected; undefined when there is none.
 *
 * @example
 * client.store.get(socialReturnAtom)?.step // 'failed'
 */
var socialReturnAtom = /*#__PURE__*/ atom(get => get(socialFlowAtom))
/** Id of WalletConnect's connector in every namespace. In its own file, because pages need it before any session. */
var walletConnectId = 'walletConnect'

export {
  accountAtom as t,
  accountsAtom as r,
  accountTypeKey as n,
  activeNamespaceAtom as i,
  activityAtom as a,
  analyticsErrorAtom as o,
  atom as U,
  attemptsAtom as s,
  buildClient as c,
  ConfigInvalidError as W,
  chosenNamespaceAtom as l,
  chosenNetworksAtom as u,
  connectionsAtom as d,
  connectorsAtom as f,
  createMemoryStorage as p,
  createOwned as m,
  defaultAccountTypes as h,
  disconnectedAccount as g,
  eventListeners as _,
  getInternals as v,
  getPreferredAccountType as y,
  getStore as b,
  importWithRetry as x,
  isRestrictedTimeZone as S,
  networkAtom as C,
  networkId as w,
  networkStatesAtom as T,
  networksAtom as E,
  optionsVersionAtom as D,
  pairingAtom as O,
  requestActivityAtom as k,
  requestsAtom as A,
  resolveFeatures as j,
  resolveRelay as M,
  sessionKey as N,
  signInStateAtom as P,
  siwxAtom as F,
  snapshotsAtom as I,
  socialFlowAtom as L,
  socialResult as R,
  socialReturnAtom as z,
  track as B,
  version as G,
  walletConnectId as V,
  walletConnectSessionAtom as H,
}
