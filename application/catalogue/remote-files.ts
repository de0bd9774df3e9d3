import type { SentFile } from '#application/shared/sent-file.ts'

/** Files of other people's shops. */
export interface RemoteFiles {
  /**
   * What stands at an address, read as it comes.
   * @throws DomainError rule-broken 'address-…' where nobody should look (no https, no public address), nothing is, or it
   * does not come to its end; any other error may be over in a while
   */
  fetch(url: string): Promise<SentFile>
}
