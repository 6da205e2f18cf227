import { eq } from 'drizzle-orm';
import { initiateVerification } from '@repo/api-client/contract/invitations';
import { workers } from '../src/db/schema/people.ts';
import type { TestApi } from './harness.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const DAY_SECONDS = 86_400;

/** What stands in her account. None of it may reach an employer without her yes. */
export const SECRETS = {
  name: 'Zuhura Siri',
  location: 'Karen',
  bio: 'I left my last employer.',
  slug: 'zuhura-siri',
  skills: 'Bookbinding',
  languages: 'Kikamba',
  education: 'University Degree',
  availability: 'Evenings only',
  dateOfBirth: '1979-05-05',
};
/** Any word of the account, and the band of her age. */
export const HIDDEN = new RegExp([...Object.values(SECRETS), '45-54'].join('|'));
/** The employer's own words for her. */
export const TYPED = { name: 'Somebody Else', location: 'Kilimani' };

export type Her = Awaited<ReturnType<ReturnType<typeof workerAppWorkOf>['her']>>;
export type Employer = Awaited<ReturnType<ReturnType<typeof workerAppWorkOf>['employer']>>;

/** A worker and an employer, and every way in which she can stand to the employer. */
export function standingsOf(api: TestApi) {
  const work = workerAppWorkOf(api);
  const invite = async (employer: Employer, phone: string) =>
    (
      await api.make(initiateVerification, {
        token: employer.token,
        body: { ...TYPED, phone, package_id: 18 },
      })
    ).nanny.id;
  const answer = async (her: Her, said: 'accepted' | 'declined') => {
    const [request] = await work.requests(her.token);
    await work.answer(her.token, request?.id ?? '', said);
  };
  const withdrawAll = async (her: Her) => {
    for (const { id } of await work.consentsOf(her.id)) await work.withdraw(her.token, id);
  };

  /** How she stands to the employer, and what leads there. Only an accepted invitation opens anything. */
  const standings: readonly (readonly [string, (her: Her, employer: Employer) => Promise<unknown>])[] = [
    ['hidden and never invited', async () => undefined],
    ['invited and silent', async (her, employer) => invite(employer, her.phone)],
    [
      'declined',
      async (her, employer) => {
        await invite(employer, her.phone);
        await answer(her, 'declined');
      },
    ],
    [
      'stopped before the invitation',
      async (her, employer) => {
        await work.writes(her.phone, 'STOP');
        await invite(employer, her.phone);
      },
    ],
    [
      'stopped after she had accepted',
      async (her, employer) => {
        await invite(employer, her.phone);
        await answer(her, 'accepted');
        await work.writes(her.phone, 'STOP');
      },
    ],
    [
      'blocking the employer after she had accepted',
      async (her, employer) => {
        await invite(employer, her.phone);
        await answer(her, 'accepted');
        await work.writes(her.phone, 'BLOCK');
      },
    ],
    [
      'withdrawn after she had accepted',
      async (her, employer) => {
        await invite(employer, her.phone);
        await answer(her, 'accepted');
        await withdrawAll(her);
      },
    ],
    [
      'of a run-out invitation',
      async (her, employer) => {
        await invite(employer, her.phone);
        await api.advance(49 * 3600);
      },
    ],
    [
      'of a yes that has ended after 90 days',
      async (her, employer) => {
        await invite(employer, her.phone);
        await answer(her, 'accepted');
        await api.advance(90 * DAY_SECONDS);
      },
    ],
    [
      'declined, and moved since',
      async (her, employer) => {
        await invite(employer, her.phone);
        await answer(her, 'declined');
        await api.ctx.db.update(workers).set({ location: SECRETS.location }).where(eq(workers.id, her.id));
      },
    ],
  ];
  return { work, invite, answer, withdrawAll, standings };
}
