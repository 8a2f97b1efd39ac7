import { withBase } from 'vitepress'
import { defineComponent, h, onMounted, ref } from 'vue'

type Version = { readonly name: string; readonly path: string }

/** Links to the documentation of each version, once there are several. The list is a file, so that old versions show new ones. */
export const VersionMenu = defineComponent({
  setup() {
    const versions = ref<readonly Version[]>([])
    onMounted(async () => {
      const answer = await fetch(withBase('/versions.json'))
      if (answer.ok) versions.value = await answer.json()
    })
    return () =>
      h('a', { class: 'version', href: withBase('/versions.html') }, versions.value[0]?.name ?? 'Versions')
  },
})
