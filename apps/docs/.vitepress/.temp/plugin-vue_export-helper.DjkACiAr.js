// \0plugin-vue:export-helper
var _plugin_vue_export_helper_default = (sfc, props) => {
  const target = sfc.__vccOpts || sfc
  for (const [key, val] of props) target[key] = val
  return target
}

export { _plugin_vue_export_helper_default as t }
