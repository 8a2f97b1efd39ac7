/** The push of a message after its subscription id. */
export function createTail(topic: string, message: string, publishedAt: number, tag: number): string {
  return `","data":{"topic":"${topic}","message":${JSON.stringify(message)},"publishedAt":${publishedAt},"tag":${tag}}}}`
}
