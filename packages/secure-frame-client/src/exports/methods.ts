export { getMethodPolicy, type MethodPolicy, notSafeMethods, safeMethods } from '../protocol/methods.js'
