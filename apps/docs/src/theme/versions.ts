import { useData } from 'vitepress'
import { type ComputedRef, computed, onMounted, type Ref, ref } from 'vue'
import known from '../../versions.json'

/** A version of the documentation. `path` is below the address of the newest one, such as `v/1.0.0/`. */
export type Version = { readonly name: string; readonly path: string }

/** Path from the page that is shown to the first one of this version. The site does not know its address on a host. */
export function useRoot(): ComputedRef<string> {
  const { page } = useData()
  return computed(() => '../'.repeat(page.value.relativePath.split('/').length - 1) || './')
}

/** Address of the newest version: earlier ones are below `v/`. */
export function toNewest(root: string): string {
  return new URL(root, location.href).href.replace(/v\/[^/]+\/$/, '')
}

/** Path of this version, as `versions.json` has it: a release was built before its line was added there. */
export function toOwnPath(root: string): string {
  return new URL(root, location.href).href.slice(toNewest(root).length)
}

/** The versions that were there when this one was built, then those of today. */
export function watchVersions(root: Ref<string>): Ref<readonly Version[]> {
  const versions = ref<readonly Version[]>(known)
  onMounted(async () => {
    const answer = await fetch(`${toNewest(root.value)}versions.json`)
    if (answer.ok) versions.value = await answer.json()
  })
  return versions
}
