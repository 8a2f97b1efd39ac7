import { defineComponent, h, onMounted, ref } from 'vue'
import { toNewest, useRoot, watchVersions } from './versions.js'

/** Links to the documentation of each version. */
export const VersionList = defineComponent({
  setup() {
    const root = useRoot()
    const versions = watchVersions(root)
    const base = ref(root.value)
    onMounted(() => {
      base.value = toNewest(root.value)
    })
    return () =>
      h(
        'ul',
        versions.value.map(({ name, path }) => h('li', h('a', { href: `${base.value}${path}` }, name))),
      )
  },
})
