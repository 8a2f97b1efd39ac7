import { withBase } from 'vitepress'
import { onMounted, type Ref, ref } from 'vue'
import known from '../../versions.json'

/** A version of the documentation. `path` is below the address of the newest one, such as `v/1.0.0/`. */
export type Version = { readonly name: string; readonly path: string }

/** Address of the newest version: earlier ones are below `v/`. */
export function toNewest(): string {
  return new URL(withBase('/'), location.href).href.replace(/v\/[^/]+\/$/, '')
}

/** Path of this version, as `versions.json` has it: a release was built before its line was added there. */
export function toOwnPath(): string {
  return new URL(withBase('/'), location.href).href.slice(toNewest().length)
}

/** The versions that were there when this one was built, then those of today. */
export function watchVersions(): Ref<readonly Version[]> {
  const versions = ref<readonly Version[]>(known)
  onMounted(async () => {
    const answer = await fetch(`${toNewest()}versions.json`)
    if (answer.ok) versions.value = await answer.json()
  })
  return versions
}
