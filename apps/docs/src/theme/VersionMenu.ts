import { defineComponent, h, onMounted, ref } from 'vue'
import known from '../../versions.json'
import { toNewest, toOwnPath, useRoot, watchVersions } from './versions.js'

/** Leads to the same documentation of another version; while there is only one, to the page that lists them. */
export const VersionMenu = defineComponent({
  setup() {
    const root = useRoot()
    const versions = watchVersions(root)
    const own = ref('')
    onMounted(() => {
      own.value = toOwnPath(root.value)
    })
    function open(event: Event) {
      if (event.target instanceof HTMLSelectElement)
        location.assign(`${toNewest(root.value)}${event.target.value}`)
    }
    return () =>
      versions.value.length < 2
        ? h('a', { class: 'version-menu', href: `${root.value}versions.html` }, known[0]?.name)
        : h(
            'select',
            { class: 'version-menu', 'aria-label': 'Version', onChange: open },
            versions.value.map(({ name, path }) =>
              h('option', { value: path, selected: path === own.value }, name),
            ),
          )
  },
})
