import { eq } from 'drizzle-orm';
import { sendOpsCode, showSecondFactor, verifyOpsCode } from '@repo/api-client/contract/team-auth';
import { decideTeamChange, listTeam, proposeTeamChange } from '@repo/api-client/contract/team';
import type { TeamRole } from '@repo/domain/team-role';
import { opsMembers } from '../src/db/schema/people.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { openSession } from '../src/services/people/auth/session.ts';
import type { TestApi } from './harness.ts';
import { kenyanPhone } from './phones.ts';
import { totpOf } from './totp-of.ts';

/** Members of the team, and what they do with each other. */
export function teamWorkOf(api: TestApi) {
  const { ctx } = api;
  let phones = 0;
  const nextPhone = () => {
    phones += 1;
    return kenyanPhone(`+254700${String(300_000 + phones)}`);
  };
  return {
    nextPhone,

    /** An active member with a session, without the way in, which has tests of its own. */
    async member(role: TeamRole, name = 'Wanjiku Test') {
      const phone = nextPhone();
      return withTransaction(ctx, async (tx) => {
        const person = { phone, name, role, status: 'active' as const, joinedAt: tx.now, createdAt: tx.now };
        const [row] = await tx.db.insert(opsMembers).values(person).returning({ id: opsMembers.id });
        const id = row?.id ?? '';
        return { id, phone, token: await openSession(tx, 'ops', id) };
      });
    },

    row: async (phone: string) =>
      (
        await ctx.db
          .select()
          .from(opsMembers)
          .where(eq(opsMembers.phone, kenyanPhone(phone)))
      )[0],

    /** Asks for a code and gives it back: what comes before the second factor. */
    async enterCode(phone: string) {
      const before = (await api.received(phone)).length;
      await api.make(sendOpsCode, { body: { phone } });
      const [, code] = await api.waitForSms(phone, /code is (\d{6})/, before);
      return api.make(verifyOpsCode, { body: { phone, code } });
    },

    /** The phone of a person whom two administrators invited. */
    async invited(): Promise<string> {
      const phone = nextPhone();
      const [author, other] = [await this.member('administrator'), await this.member('administrator')];
      const invitation = { kind: 'invitation', phone, name: 'Auma Test', role: 'agent' };
      await this.approve(other.token, await this.propose(author.token, invitation));
      return phone;
    },

    /** A member who signed in with an authenticator app. */
    async enrolled() {
      const phone = await this.invited();
      const { enrol } = await this.enterCode(phone);
      const secret = enrol?.totp_secret ?? '';
      const usedTotp = totpOf(secret);
      const { token, recovery_codes: codes } = await api.make(showSecondFactor, {
        body: { ticket: enrol?.ticket, totp: usedTotp },
      });
      const id = (await this.row(phone))?.id ?? '';
      return { id, phone, secret, usedTotp, token, codes: codes ?? [] };
    },

    /** A ticket of a member with a second factor who comes back some minutes later. */
    async comeBack(phone: string): Promise<string> {
      await api.advance(2 * 60);
      return (await this.enterCode(phone)).second_factor?.ticket ?? '';
    },

    tryToEnd: (token: string, memberId: string) =>
      api.call('POST', `/api/ops/team/members/${memberId}/end`, { token, body: { reason: 'Left.' } }),
    team: (token: string) => api.make(listTeam, { token }),
    propose: async (token: string, body: object) =>
      (await api.make(proposeTeamChange, { token, body: { reason: 'We need her.', ...body } })).change.id,
    tryToDecide: (token: string, id: string, decision: string) =>
      api.call('POST', `/api/ops/team/changes/${id}/decision`, { token, body: { decision } }),
    approve: (token: string, id: string) =>
      api.make(decideTeamChange, { token, params: { id }, body: { decision: 'approved' } }),
  };
}
