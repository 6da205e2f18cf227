import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkKinds } from '@repo/domain/check';
import { decisionTexts } from '@repo/domain/decision-texts';
import { english as refusals } from '@repo/domain/refusals/english';
import { verdicts } from '../src/db/schema/verdicts.ts';
import { groundsOf } from './check-proof.ts';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { heldWorkOf } from './held-work.ts';
import { teamWorkOf } from './team-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await findingWorkOf(api);
const team = teamWorkOf(api);
const held = heldWorkOf(api);
const decisions = decisionsOf(api);

const now = () => api.ctx.clock.now();
const post = (token: string, path: string, body: object) =>
  api.call('POST', `/api/ops/${path}`, { token, body });
const verdictsOn = (id: string) => api.ctx.db.select().from(verdicts).where(eq(verdicts.checkId, id));

describe('a member who holds other work about the worker, and not this', () => {
  const UNHELD = { status: 403, body: { message: refusals.workNotHeld } };

  // spec: team-queues/holder-decides
  it.each(checkKinds)('decides no check of %s, and does not say who must act', async (kind) => {
    const { id, worker } = await work.opened(kind, 18);
    const { token } = await team.member('senior');
    await held.hold(token, worker);
    const outcome = 'not_applicable';
    const body = { outcome, note: '', ...groundsOf(kind, outcome, now()) };
    expect(await post(token, `checks/${id}/decision`, body)).toMatchObject(UNHELD);
    expect(await post(token, `checks/${id}/progress`, { waiting_on: 'team' })).toMatchObject(UNHELD);
    expect(await verdictsOn(id)).toEqual([]);
    expect(await decisions.check(token, id, body)).toMatchObject({ status: 200 });
  });

  it.each([
    ['ask', { channel: 'phone' }],
    ['statement', { statement: 'It was lost.' }],
    ['decision', { decision: 'dismissed', reason: 'not_proven', note: 'Nothing in it.' }],
  ])('does nothing about an incident: %s', async (act, body) => {
    const { id, worker } = await work.reported();
    const { token } = await team.member('agent');
    await held.hold(token, worker);
    expect(await post(token, `incidents/${id}/${act}`, body)).toMatchObject(UNHELD);
    expect(await work.incidentsOf(worker)).toMatchObject([{ status: 'reported', askedAt: null }]);
  });

  it('rules on no dispute', async () => {
    const { id: check, worker, token: hers } = await work.found('social_media');
    const id = await work.disputed(hers, 'check', check);
    const { token } = await team.member('senior');
    await held.hold(token, worker);
    const ruling = { decision: 'rejected', reason: 'evidence_stands', note: 'It stands.' };
    expect(await post(token, `disputes/${id}/decision`, ruling)).toMatchObject(UNHELD);
    expect(await work.disputesOf(worker)).toMatchObject([{ status: 'open' }]);
  });

  it('publishes no review, and makes no incident of it', async () => {
    const { id, worker } = await work.written({
      rating: 4,
      review: 'Kind.',
      incident_report: 'A ring is gone.',
    });
    const { token } = await team.member('agent');
    await held.hold(token, worker);
    const updated_at = await work.readAt(id);
    expect(await post(token, `reviews/${id}/decision`, { status: 'approved', updated_at })).toMatchObject(
      UNHELD,
    );
    const incident = { category: 'theft', region: 'coast_east', updated_at };
    expect(await post(token, `reviews/${id}/incident`, incident)).toMatchObject(UNHELD);
    expect(await work.rowsOf(worker)).toMatchObject([{ status: 'pending' }]);
    expect(await work.incidentsOf(worker)).toEqual([]);
  });
});

describe('a decision without its grounds', () => {
  const { reason, source, evidence_on, team_note } = groundsOf('social_media', 'clear', new Date(0));
  const whole = { outcome: 'clear', note: '', reason, source, evidence_on, team_note };

  // spec: team-cases/grounds
  it.each(['reason', 'source', 'evidence_on'] as const)('is refused: no %s', async (field) => {
    const { id } = await work.opened('social_media');
    const { token } = await team.member('agent');
    const { [field]: _left, ...rest } = {
      ...whole,
      evidence_on: groundsOf('social_media', 'clear', now()).evidence_on,
    };
    for (const body of [rest, { ...rest, [field]: null }, { ...rest, [field]: '' }])
      expect(
        await decisions.asHolder(token, 'check', id, () => post(token, `checks/${id}/decision`, body)),
      ).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) as unknown } } });
    expect(await verdictsOn(id)).toEqual([]);
  });

  it.each(['social_media', 'work_history'] as const)(
    'is refused: where was it searched, for %s',
    async (kind) => {
      const { id } = await work.opened(kind, 18);
      const { token } = await team.member('agent');
      for (const words of [null, '', ' \n'])
        expect(
          await decisions.check(token, id, { outcome: 'clear', note: '', team_note: words }),
        ).toMatchObject({
          status: 400,
          body: { fields: { team_note: decisionTexts.searchNotTold } },
        });
      expect(await decisions.check(token, id, { outcome: 'clear', note: '' })).toMatchObject({ status: 200 });
    },
  );

  it('is refused about an incident, and about a dispute', async () => {
    const { id: incident } = await work.reported();
    const { token } = await team.member('senior');
    const act = { decision: 'dismissed', note: 'Nothing in it.' };
    expect(
      await decisions.asHolder(token, 'incident', incident, () =>
        post(token, `incidents/${incident}/decision`, act),
      ),
    ).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) as unknown } } });
    const { id: check, token: hers } = await work.found('social_media');
    const dispute = await work.disputed(hers, 'check', check);
    const ruling = { decision: 'rejected', note: 'It stands.' };
    expect(
      await decisions.asHolder(token, 'dispute', dispute, () =>
        post(token, `disputes/${dispute}/decision`, ruling),
      ),
    ).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) as unknown } } });
  });
});
