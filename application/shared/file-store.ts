/** Where files are kept, by names such as 'ab/abcd/master.webp'. */
export interface FileStore {
  /**
   * All of it or nothing: nobody ever sees half a file.
   * @param keeping 'for good' for what cannot be made anew: it outlasts a power failure from when this resolves on
   */
  put(name: string, bytes: Uint8Array, type: string, keeping?: 'for good'): Promise<void>
  /** Bytes; null where there is no such file. */
  sizeOf(name: string): Promise<number | null>
  /** Read it to its end. @throws where there is no such file */
  open(name: string): AsyncIterable<Uint8Array>
  /** Removes every file of a folder, such as 'ab/abcd'; there may be none. */
  removeFolder(folder: string): Promise<void>
  /** The names of all files, in any order; also of those that are only being put. */
  names(): AsyncIterable<string>
}
