/** Items of one topic, and where each of them stands among all. */
export type TopicGroup<item> = { readonly items: item[]; readonly places: number[] }

/** Sorts items by their topics. Those of one topic keep their order. */
export function groupByTopic<item extends { readonly topic: string }>(
  all: readonly item[],
): Map<string, TopicGroup<item>> {
  const groups = new Map<string, TopicGroup<item>>()
  for (const [place, item] of all.entries()) {
    const group = groups.get(item.topic)
    if (group) {
      group.items.push(item)
      group.places.push(place)
    } else groups.set(item.topic, { items: [item], places: [place] })
  }
  return groups
}
