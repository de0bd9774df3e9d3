import type { Configuration } from '../configuration.ts'
import { ConfigurationError } from '../environment/environment.ts'
import { knownSecretKey } from '../secret-key.ts'

/** The key that a backup takes along. @throws ConfigurationError where the shop has never run with these settings */
export async function archivedKey({
  secretKey,
  dataFolder,
}: Pick<Configuration, 'secretKey' | 'dataFolder'>): Promise<string> {
  const key = secretKey ?? (await knownSecretKey(dataFolder))
  if (key === null)
    throw new ConfigurationError(
      `There is no key in ${dataFolder}, and SECRET_KEY is not set. Back up with the settings that the shop runs with.`,
    )
  return key
}

/** A key that is set stays set, and would open nothing. @throws ConfigurationError where it is not the archive's */
export function refuseOtherKey({ secretKey }: Pick<Configuration, 'secretKey'>, archived: string): void {
  if (secretKey !== null && secretKey !== archived)
    throw new ConfigurationError(
      'SECRET_KEY is not the key of this archive: set that one, or none to keep it in DATA_DIR. Nothing was changed.',
    )
}
