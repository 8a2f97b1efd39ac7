export {
  getMethodPolicy,
  type MethodPolicy,
  notSafeMethods,
  refusedMethods,
  safeMethods,
} from '../protocol/methods.js'
