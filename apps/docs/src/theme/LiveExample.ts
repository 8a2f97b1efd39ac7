import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue'

/** Shows an example of `examples/` in the page. Without JavaScript it says what would be there. */
export const LiveExample = defineComponent({
  props: { name: { type: String, required: true } },
  setup({ name }) {
    const element = ref<HTMLElement>()
    const text = ref('This example runs in the page and needs JavaScript.')
    let remove: (() => void) | undefined
    let isGone = false
    onMounted(async () => {
      try {
        const { mountExample } = await import('../../examples/src/mountExample.js')
        if (isGone || !element.value) return
        remove = mountExample(name, element.value)
        text.value = ''
      } catch (error) {
        text.value = `The example could not be loaded: ${error instanceof Error ? error.message : error}`
      }
    })
    onBeforeUnmount(() => {
      isGone = true
      remove?.()
    })
    return () =>
      h('div', { class: 'live-example' }, [
        h('div', { ref: element, 'data-example': name }),
        text.value ? h('p', text.value) : undefined,
      ])
  },
})
