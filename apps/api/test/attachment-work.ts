import { expect } from 'vitest';
import { addAttachment, listAttachments } from '@repo/api-client/contract/attachments';
import { claimWork, putWorkBack } from '@repo/api-client/contract/work';
import type { CheckKind, CheckOutcome } from '@repo/domain/check';
import type { CheckReason } from '@repo/domain/check-reason';
import { nairobiDay } from '@repo/domain/dates';
import { sourcesOf } from '@repo/domain/evidence-source';
import { english as refusals } from '@repo/domain/refusals/english';
import type { TeamRole } from '@repo/domain/team-role';
import { useIdentity } from './identity-work.ts';
import { teamWorkOf } from './team-work.ts';
import { picture, uploadWorkOf } from './upload-work.ts';

export const refused = (code: keyof typeof refusals, status = 409) => ({
  status,
  body: { message: refusals[code] },
});
export const TAKEN = { status: 200 };

/** Checks in the hands of members, and the files that they add to them. */
export async function useAttachments() {
  const { api, identity, caseWork } = await useIdentity();
  const uploads = uploadWorkOf(api);
  const team = teamWorkOf(api);
  type Member = Awaited<ReturnType<typeof team.member>>;

  const claim = ({ token }: Member, id: string, kind: 'check' | 'dispute' = 'check') =>
    api.make(claimWork, { token, params: { kind, id } });
  const send = ({ token }: Member, id: string, bytes: Uint8Array) =>
    uploads.send(`/api/ops/checks/${id}/attachments`, { field: 'file', bytes, token });

  let pages = 0;
  /** Another picture each time. */
  const page = () => {
    pages += 1;
    return picture('#4488cc', 100 + pages);
  };

  return {
    api,
    caseWork,
    uploads,
    team,
    claim,
    send,
    page,
    putBack: ({ token }: Member, id: string) =>
      api.make(putWorkBack, { token, params: { kind: 'check', id } }),
    list: async ({ token }: Member, id: string) =>
      (await api.make(listAttachments, { token, params: { id } })).attachments,
    open: ({ token }: Pick<Member, 'token'>, id: string) =>
      api.call('GET', `/api/ops/attachments/${id}/file`, { token }),
    remove: ({ token }: Member, id: string) => api.call('DELETE', `/api/ops/attachments/${id}`, { token }),
    decide: ({ token }: Member, id: string, body: object) =>
      api.call('POST', `/api/ops/checks/${id}/decision`, { token, body }),

    /** Adds a file that must be taken. @returns its id. */
    add: async (member: Member, id: string, bytes?: Uint8Array): Promise<string> => {
      const answer = await send(member, id, bytes ?? (await page()));
      expect(answer).toMatchObject(TAKEN);
      return addAttachment.answer.parse(answer.body).attachments.at(-1)?.id ?? '';
    },

    /** An open check of a worker, in the hands of a new member. */
    held: async (kind: CheckKind = 'social_media') => {
      const amani = await identity.worker();
      const caseId = await caseWork.open((await caseWork.employer()).id, amani.id, 18);
      const { id } = await caseWork.check(caseId, kind);
      const member = await team.member('agent');
      await claim(member, id);
      return { amani, caseId, id, member };
    },

    /** Another member who takes a check. */
    taker: async (id: string, role: TeamRole = 'agent'): Promise<Member> => {
      const member = await team.member(role);
      await claim(member, id);
      return member;
    },

    /** What the form of a check sends. */
    verdict: (kind: CheckKind, outcome: CheckOutcome, reason: CheckReason) => ({
      outcome,
      note: 'A public page shows it.',
      reason,
      source: sourcesOf[kind][0],
      evidence_on: nairobiDay(api.ctx.clock.now()),
      team_note: 'Searched by her name and number.',
    }),
  };
}
