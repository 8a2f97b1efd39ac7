import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue'

/** Shows an example of `examples/` in the page. Without JavaScript it says what would be there. */
export const LiveExample = defineComponent({
  props: { name: { type: String, required: true } },
  setup({ name }) {
    const element = ref<HTMLElement>()
    const problem = ref('')
    let remove: (() => void) | undefined
    let isGone = false
    onMounted(async () => {
      try {
        const { mountExample } = await import('../../examples/src/mountExample.js')
        if (!isGone && element.value) remove = mountExample(name, element.value)
      } catch (error) {
        problem.value = `The example could not be loaded: ${error instanceof Error ? error.message : error}`
      }
    })
    onBeforeUnmount(() => {
      isGone = true
      remove?.()
    })
    return () =>
      h('div', { class: 'live-example' }, [
        h('div', { ref: element, 'data-example': name }),
        h('noscript', 'This example runs in the page and needs JavaScript.'),
        problem.value ? h('p', { role: 'alert' }, problem.value) : undefined,
      ])
  },
})
