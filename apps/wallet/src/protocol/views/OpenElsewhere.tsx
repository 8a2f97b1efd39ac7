/** Shown while another tab is the wallet. */
export function OpenElsewhere({ handedOver }: { handedOver: boolean }) {
  return (
    <section data-testid="elsewhere">
      <h2>The wallet is open in another tab</h2>
      <p>{handedOver ? 'The link was handed to it.' : 'Go on there, or close that tab.'}</p>
    </section>
  )
}
