import type { PastLetter } from '#adapters/demo/past/letters.ts'
import type { AuditedAction } from '#application/admin/audit-writer.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { AuditEntrySchema } from '../admin/audit-entry.schema.ts'
import type { Database } from '../database.ts'
import { MessageAnswerSchema, MessageSchema } from '../messages/message.schema.ts'

/** Writes what artists were asked and have answered. @param accounts by their addresses */
export async function keepLetters(
  db: Database,
  letters: readonly PastLetter[],
  accounts: ReadonlyMap<string, string>,
  ids: IdSource,
): Promise<void> {
  const kept = letters
    .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
    .map((letter) => ({ ...letter, id: ids.newId() }))
  await db.entities(async (em) => {
    await em.insertMany(
      MessageSchema,
      kept.map(({ id, artistId, from, subject, text, sentAt, readAt }) => ({
        id,
        artistId,
        senderId: accounts.get(from.email) ?? null,
        senderName: from.address.name,
        senderEmail: from.email,
        subject,
        text,
        sentAt,
        readAt,
      })),
    )
    await em.insertMany(
      MessageAnswerSchema,
      kept.flatMap(({ id: messageId, answer }) =>
        answer ? [{ id: ids.newId(), messageId, text: answer.text, answeredAt: answer.at }] : [],
      ),
    )
  })
}

/** Writes what an admin has done into the log, one after the other. */
export async function keepLog(
  db: Database,
  actions: readonly AuditedAction[],
  adminName: string,
): Promise<void> {
  await db.entities((em) =>
    em.insertMany(
      AuditEntrySchema,
      actions
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
        .map(({ subject, ...action }) => ({
          ...action,
          adminName,
          subjectKind: subject.kind,
          subjectId: subject.id,
          subjectName: subject.name,
        })),
    ),
  )
}
