import { withBase } from 'vitepress'
import { defineComponent, h } from 'vue'
import known from '../../versions.json'
import { toNewest, watchVersions } from './versions.js'

/** Leads to the same documentation of another version; while there is only one, to the page that lists them. */
export const VersionMenu = defineComponent({
  setup() {
    const versions = watchVersions()
    const own = known[0]?.name
    function open(event: Event) {
      if (event.target instanceof HTMLSelectElement) location.assign(`${toNewest()}${event.target.value}`)
    }
    return () =>
      versions.value.length < 2
        ? h('a', { class: 'version-menu', href: withBase('/versions.html') }, own)
        : h(
            'select',
            { class: 'version-menu', 'aria-label': 'Version', onChange: open },
            versions.value.map(({ name, path }) =>
              h('option', { value: path, selected: name === own }, name),
            ),
          )
  },
})
