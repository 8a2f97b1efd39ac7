/** The component that is edited. */
export function HotLabel() {
  return <p data-testid="hot-component">edition 1</p>
}
