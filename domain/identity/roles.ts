/** The roles one can have; whoever is not signed in is a visitor and has none of them. */
export const roles = ['user', 'artist', 'admin'] as const
export type Role = (typeof roles)[number]

/** The roles one can choose when signing up; admins are made by admins. */
export const registrationRoles = ['user', 'artist'] as const
export type RegistrationRole = (typeof registrationRoles)[number]

/** The role that an address such as /register?role=artist chooses beforehand. */
export const registrationRoleFrom = (wanted: string | null): RegistrationRole =>
  wanted === 'artist' ? 'artist' : 'user'
