import { Migration } from '@mikro-orm/migrations'

/** From now on a picture hangs only with words of its own; those that hang already keep hanging, with their work's title. */
export class WordsOfPictures extends Migration {
  override up(): void {
    this.addSql(`
      update artwork_images image set alt = work.title from artworks work
      where work.id = image.artwork_id and trim(image.alt) = ''
        and (work.visibility = 'public' or work.removed_from = 'public' or work.hidden_because is not null)`)
  }

  override down(): void {
    // Nobody knows any more which of them had no words.
  }
}
