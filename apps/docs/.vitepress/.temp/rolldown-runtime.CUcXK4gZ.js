// ../../packages/react/dist/rolldown-runtime.js
var __defProp = Object.defineProperty
var __exportAll = (all, no_symbols) => {
  const target = {}
  for (var name in all)
    __defProp(target, name, {
      get: all[name],
      enumerable: true,
    })
  if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: 'Module' })
  return target
}

export { __exportAll as t }
