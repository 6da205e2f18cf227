import type { contract } from '@repo/api-client/contract/index';
import { confirmationText } from '@repo/domain/confirmations/confirmation-text';
import type { Handlers } from '../http/register.ts';
import { listReferencesForTeam } from '../services/evidence/references/list-for-team.ts';
import { readReferences } from '../services/evidence/references/present-references.ts';
import { recordCall } from '../services/evidence/references/record-call.ts';
import { removeReference } from '../services/evidence/references/remove-reference.ts';
import { saveReferences } from '../services/evidence/references/save-references.ts';
import { showNumber } from '../services/evidence/references/show-number.ts';

export const referenceHandlers: Handlers<typeof contract.references> = {
  listOwnReferences: ({ ctx, actor }) => readReferences(ctx, actor.subjectId),

  async saveOwnReferences({ ctx, actor, body, language }) {
    const { references } = await saveReferences(ctx, actor.subjectId, body.references);
    return { message: confirmationText(language, 'referencesSubmitted'), references };
  },

  async removeOwnReference({ ctx, actor, params, language }) {
    await removeReference(ctx, actor.subjectId, params.id);
    return { message: confirmationText(language, 'referenceRemoved') };
  },

  listReferencesOfWorker: ({ ctx, actor, params }) => listReferencesForTeam(ctx, actor.subjectId, params.id),

  showReferenceNumber: ({ ctx, actor, params }) => showNumber(ctx, actor.subjectId, params.id),

  recordReferenceCall: ({ ctx, actor, params, body }) => recordCall(ctx, actor.subjectId, params.id, body),
};
