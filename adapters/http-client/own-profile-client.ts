import type { OwnProfile, OwnProfileView, ProfileForm } from '#application/artists/own-profile-contract.ts'
import type { HttpCaller } from './call.ts'
import { artworkAmounts } from './catalogue-client.ts'
import { sentForm } from './sent-form.ts'

const formOf = ({ exhibitions, profilePicture, ...words }: ProfileForm, version?: number) =>
  sentForm(
    { ...words, exhibitions: JSON.stringify(exhibitions), version },
    'profilePicture',
    profilePicture === undefined ? [] : [profilePicture],
  )

/** An artist's own profile over HTTP. */
export const ownProfileClient = (call: HttpCaller): OwnProfile => ({
  async profile() {
    const asked = { path: '/artists/my-profile', failure: 'Failed to fetch your profile' }
    return (await call<OwnProfileView>({ ...asked, amounts: artworkAmounts })).body
  },
  async create(form) {
    const body = await formOf(form)
    const asked = { method: 'POST', path: '/artists', body, failure: 'Failed to create profile' } as const
    return (await call<OwnProfileView>({ ...asked, amounts: artworkAmounts })).body
  },
  async update(form, version) {
    const body = await formOf(form, version)
    const asked = { method: 'PUT', path: '/artists', body, failure: 'Failed to update profile' } as const
    return (await call<OwnProfileView>({ ...asked, amounts: artworkAmounts })).body
  },
  async remove() {
    await call({ method: 'DELETE', path: '/artists', failure: 'Failed to delete profile' })
  },
  async askForApproval() {
    const asked = {
      method: 'POST',
      path: '/artists/ask-for-approval',
      failure: 'Failed to update profile',
    } as const
    return (await call<OwnProfileView>({ ...asked, amounts: artworkAmounts })).body
  },
})
