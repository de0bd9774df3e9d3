import { type ActorRefFrom, assign, emit } from 'xstate'
import { checkPublishing } from '#domain/catalogue/publishing.ts'
import { draftOf, emptyDraft, formOf } from './artwork-draft.ts'
import { inConflict } from './artwork-form-conflict.ts'
import { broughtBack } from './artwork-form-context.ts'
import { keeping, outOfReach } from './artwork-form-keeping.ts'
import { lookingForSizes, sendingPicture } from './artwork-form-pictures.ts'
import { artworkFormSetup } from './artwork-form-setup.ts'
import { comingDown, hanging } from './artwork-form-wall.ts'

/**
 * A work between an empty form and the wall. What is typed of a draft is kept by itself, one change after the other;
 * what is typed of a work on show waits in the browser until somebody says that it is to be saved.
 */
export const artworkFormMachine = artworkFormSetup.createMachine({
  id: 'artwork form',
  context: ({ input }) => {
    const draft = input.work ? draftOf(input.work) : emptyDraft
    return {
      ...input,
      draft,
      saved: draft,
      sent: draft,
      queue: [],
      removed: null,
      takenOff: [],
      errors: {},
      failure: null,
      isUrgent: false,
      isPressed: false,
      wish: null,
    }
  },
  initial: 'settling',
  on: {
    changed: { actions: 'note the change' },
    'brought back': {
      target: '.settling',
      actions: assign(({ context, event }) => broughtBack(context, event.unkept)),
    },
    'pictures chosen': { actions: 'queue the pictures' },
    'picture given up': { actions: 'give the picture up' },
    'send picture again': { actions: 'queue it again' },
    'hang it': { actions: 'wish it hung' },
    'take it down': { actions: 'wish it down' },
    'save now': { actions: 'save it now' },
  },
  states: {
    settling: {
      always: [
        // What is not saved yet stays, and is a draft from then on.
        { guard: 'it is to come down', target: 'coming down' },
        { guard: 'it cannot be kept', target: 'not kept', actions: 'mark what has to be mended' },
        { guard: 'it has to be kept at once', target: 'keeping' },
        { guard: 'it has changed in a draft', target: 'waiting for a pause' },
        { guard: 'a picture waits', target: 'sending a picture' },
        { guard: 'it has changed', target: 'waiting for a word' },
        {
          guard: 'it cannot hang',
          target: 'resting',
          actions: [
            assign(({ context }) => ({
              errors: checkPublishing(formOf(context.draft), context.now()),
              wish: null,
            })),
            emit({ type: 'refused' }),
          ],
        },
        { guard: 'it is to hang', target: 'hanging' },
        { target: 'resting' },
      ],
    },
    resting: {
      ...lookingForSizes,
      entry: 'wait for the next word',
      on: {
        changed: { target: 'settling', actions: 'note the change' },
        'pictures chosen': { target: 'settling', actions: 'queue the pictures' },
        'send picture again': { target: 'settling', actions: 'queue it again' },
        'hang it': { target: 'settling', actions: 'wish it hung' },
        'take it down': { target: 'settling', actions: 'wish it down' },
      },
    },
    'waiting for a pause': {
      tags: 'unsaved',
      on: {
        changed: { target: 'waiting for a pause', reenter: true, actions: 'note the change' },
        'pictures chosen': { target: 'settling', actions: 'queue the pictures' },
        'hang it': { target: 'settling', actions: 'wish it hung' },
        'take it down': { target: 'settling', actions: 'wish it down' },
        'save now': { target: 'settling', actions: 'save it now' },
      },
      after: { 'a pause in typing': { target: 'settling', actions: 'hurry' } },
    },
    'waiting for a word': {
      ...lookingForSizes,
      tags: 'unsaved',
      entry: 'wait for the next word',
      on: {
        changed: { target: 'settling', actions: 'note the change' },
        'pictures chosen': { target: 'settling', actions: 'queue the pictures' },
        'send picture again': { target: 'settling', actions: 'queue it again' },
        'take it down': { target: 'settling', actions: 'wish it down' },
        'save now': { target: 'settling', actions: 'save it now' },
      },
    },
    keeping,
    'not kept': {
      tags: 'unsaved',
      on: {
        changed: { target: 'settling', actions: 'note the change' },
        'hang it': { target: 'settling', actions: 'wish it hung' },
        'take it down': { target: 'settling', actions: 'wish it down' },
        'save now': { target: 'settling', actions: 'save it now' },
      },
    },
    away: outOfReach,
    'in conflict': inConflict,
    'sending a picture': sendingPicture,
    hanging,
    'coming down': comingDown,
  },
})

export type ArtworkFormActor = ActorRefFrom<typeof artworkFormMachine>
