import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';
import { listReferencesForTeam } from '../services/evidence/references/list-for-team.ts';
import { readReferences } from '../services/evidence/references/read-references.ts';
import { recordCall } from '../services/evidence/references/record-call.ts';
import { removeReference } from '../services/evidence/references/remove-reference.ts';
import { saveReferences } from '../services/evidence/references/save-references.ts';

export const referenceHandlers: Handlers<typeof contract.references> = {
  listOwnReferences: ({ ctx, actor }) => readReferences(ctx, actor.subjectId),

  async saveOwnReferences({ ctx, actor, body }) {
    const { references } = await saveReferences(ctx, actor.subjectId, body.references);
    return { message: 'References submitted successfully!', references };
  },

  async removeOwnReference({ ctx, actor, params }) {
    await removeReference(ctx, actor.subjectId, params.id);
    return { message: 'Reference removed.' };
  },

  listReferencesOfWorker: ({ ctx, actor, params }) => listReferencesForTeam(ctx, actor.subjectId, params.id),

  recordReferenceCall: ({ ctx, actor, params, body }) => recordCall(ctx, actor.subjectId, params.id, body),
};
