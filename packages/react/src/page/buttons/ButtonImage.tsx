/** A small round image in a button of the page; the name beside it describes it. */
export function ButtonImage({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={20}
      height={20}
      style={{ borderRadius: 6, display: 'block', flex: 'none' }}
    />
  )
}
