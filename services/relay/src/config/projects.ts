/** Origins allowed per project id; `*` allows every origin. */
export type Projects = { readonly [projectId: string]: readonly string[] }
