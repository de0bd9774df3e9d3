/** A message as it is kept for its artist. */
export interface KeptMessage {
  readonly id: string
  readonly artistId: string
  /** The sender's account; null for visitors. */
  readonly senderId: string | null
  readonly senderName: string
  readonly senderEmail: string
  readonly subject: string
  readonly text: string
  readonly sentAt: Date
}

export interface Recipient {
  readonly name: string
  /** Null for artists without an account. */
  readonly email: string | null
}

export interface MessageRepository {
  /** An approved artist; null where there is none. */
  recipient(artistId: string): Promise<Recipient | null>
  add(message: KeptMessage): Promise<void>
  /** The newest first. */
  of(artistId: string): Promise<readonly KeptMessage[]>
}
