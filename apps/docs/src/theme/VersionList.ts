import { withBase } from 'vitepress'
import { defineComponent, h, onMounted, ref } from 'vue'
import { toNewest, watchVersions } from './versions.js'

/** Links to the documentation of each version. */
export const VersionList = defineComponent({
  setup() {
    const versions = watchVersions()
    const base = ref(withBase('/'))
    onMounted(() => {
      base.value = toNewest()
    })
    return () =>
      h(
        'ul',
        versions.value.map(({ name, path }) => h('li', h('a', { href: `${base.value}${path}` }, name))),
      )
  },
})
