interface MailAddressProps {
  readonly of: string
  readonly className?: string
}

/** Where there is no room for all of it, it is broken where one would read it in two. */
export function MailAddress({ of: address, className }: MailAddressProps) {
  const at = Math.max(address.lastIndexOf('@'), 0)
  return (
    <span className={className}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
