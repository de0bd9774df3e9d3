/** The fields of a message, as they are called on the screen. */
export type MessageFieldName = 'Your name' | 'Your email' | 'Subject' | 'Message'

/** Somebody who writes to artists, through whichever door the level has. */
export interface Correspondent {
  /** What an artist's page says of them: medium, story and exhibitions. */
  readsOf(artist: string): Promise<string>
  /** Fills everything in and sends it, or tries to. */
  write(artist: string, message: Readonly<Record<MessageFieldName, string>>): Promise<void>
  wasSent(): Promise<boolean>
  /** What is said of a field of the last message, or null. */
  fieldMessage(field: MessageFieldName): Promise<string | null>
}
