import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockEmployer } from '@repo/api-client/contract/blocks';
import { getWorkerDashboard, readAllWorkerNotifications } from '@repo/api-client/contract/worker-app';
import type { WorkerNews } from '@repo/domain/worker-news';
import { workerNotifications } from '../src/db/schema/notifications.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { applyRetention } from '../src/services/platform/retention/apply-retention.ts';
import {
  notifyWorkerInApp,
  type Telling,
} from '../src/services/messaging/notifications/notify-worker-in-app.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { useApi } from './use-api.ts';
import { incidentWorkOf } from './incident-work.ts';
import { workerAppWorkOf } from './worker-app-work.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const api = await useApi();
const work = workerAppWorkOf(api);

const tell = (workerId: string, telling: Telling) =>
  withTransaction(api.ctx, (tx) => notifyWorkerInApp(api.ctx, tx, workerId, telling));
const clear: WorkerNews = { kind: 'check_clear', values: { check: 'identity' } };
const finding: WorkerNews = { kind: 'check_finding', values: { check: 'identity' } };
const sms = (key: string) =>
  ({
    idempotencyKey: `check-complete:${key}`,
    say: ({ checkComplete }) => checkComplete,
  }) satisfies Telling['sms'];
const read = (token: string, id: string) =>
  api.call('POST', `/api/worker/notifications/${id}/read`, { token });
const kinds = async (token: string) => (await work.notifications(token)).map(({ kind }) => kind);

describe('what a worker is told', () => {
  // spec: worker-entities/notification
  it('stands in her list in the specification’s fields, with what her app words it by', async () => {
    const her = await work.her();
    await tell(her.id, { news: clear, key: 'one' });
    expect(await work.notifications(her.token)).toEqual([
      {
        id: expect.any(String),
        kind: 'check_clear',
        values: { check: 'identity' },
        title: 'One step is done',
        text: 'Identity Verification: nothing stands against you.',
        time: expect.any(String),
        icon: 'check',
        unread: true,
        request: null,
      },
    ]);
  });

  it('is told once by its key, with one SMS', async () => {
    const her = await work.her();
    const key = randomUUID();
    for (let time = 0; time < 3; time += 1) await tell(her.id, { news: clear, key, sms: sms(key) });
    await Promise.all([1, 2, 3].map(() => tell(her.id, { news: clear, key, sms: sms(key) })));
    expect(await work.notifications(her.token)).toHaveLength(1);
    await api.waitForSms(her.phone, /a check about you is complete/);
    expect(await api.received(her.phone)).toHaveLength(1);
  });

  it('is quiet where her toggle is off: read already, and no SMS; what she must know is loud all the same', async () => {
    const her = await work.her({ tellsVerificationUpdates: false });
    const [quiet, loud] = [randomUUID(), randomUUID()];
    await tell(her.id, { news: clear, key: quiet, sms: sms(quiet) });
    await tell(her.id, { news: finding, key: loud, sms: sms(loud) });
    const shown = await work.notifications(her.token);
    expect(Object.fromEntries(shown.map(({ kind, unread }) => [kind, unread]))).toEqual({
      check_clear: false,
      check_finding: true,
    });
    await api.waitForSms(her.phone, /a check about you is complete/);
    expect(await api.received(her.phone)).toHaveLength(1);
  });

  it('still stands in the list of one who wrote STOP, without an SMS', async () => {
    const her = await work.her({ optedOutAt: api.ctx.clock.now() });
    const key = randomUUID();
    await tell(her.id, { news: finding, key, sms: sms(key) });
    expect(await kinds(her.token)).toEqual(['check_finding']);
    await api.advance(61);
    expect(await api.received(her.phone)).toEqual([]);
  });

  it('leaves out what this version does not know, and the rest stands', async () => {
    const her = await work.her();
    await tell(her.id, { news: clear, key: 'known' });
    const row = { workerId: her.id, values: {}, createdAt: api.ctx.clock.now() };
    await api.ctx.db.insert(workerNotifications).values([
      { ...row, kind: 'from_the_future', dedupeKey: 'unknown' },
      { ...row, kind: 'check_clear', dedupeKey: 'without its value' },
      { ...row, kind: 'constructor', dedupeKey: 'of every object' },
    ]);
    expect(await kinds(her.token)).toEqual(['check_clear']);
  });

  it('is forgotten after half a year', async () => {
    const her = await work.her();
    await tell(her.id, { news: clear, key: 'old' });
    await api.ctx.db
      .update(workerNotifications)
      .set({ createdAt: new Date(api.ctx.clock.now().getTime() - 181 * 86_400_000) })
      .where(eq(workerNotifications.workerId, her.id));
    await tell(her.id, { news: finding, key: 'new' });
    await applyRetention(api.ctx);
    expect(await kinds(her.token)).toEqual(['check_finding']);
  });
});

describe('what happens about a worker', () => {
  it('is told with it: asked, answered, started, decided, complete', async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    const ops = await work.opsToken();
    await work.asksContact(employer, her.id);
    await work.answer(her.token, (await work.latestRequest(her.id)).id, 'accepted');
    await work.invites(await work.employer(), her.phone);
    await api.advance(49 * 3600);
    await api.eventually(async () => expect(await kinds(her.token)).toContain('request_expired'));
    const caseId = await work.open(employer.id, her.id, 16);
    await work.decide(ops, caseId, 'identity', 'finding');
    await work.decide(ops, caseId, 'references', 'unable_to_verify');
    await work.decideAll(ops, caseId);
    expect((await kinds(her.token)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'check_clear',
      'check_complete',
      'check_finding',
      'check_started',
      'check_unverified',
      'contact_asked',
      'contact_shared',
      'invitation_asked',
      'request_expired',
    ]);
    await api.waitForSms(her.phone, /a check about you is complete/);
  });
});

describe('the news of a request', () => {
  const asked = async () => {
    const [her, employer] = [await work.her(), await work.employer()];
    await work.invites(employer, her.phone);
    const { id } = await work.latestRequest(her.id);
    const news = async () =>
      (await work.notifications(her.token)).find(({ kind }) => kind === 'invitation_asked');
    return { her, employer, id, news };
  };

  it('says what became of it, without a change of what is kept', async () => {
    const { her, id, news } = await asked();
    expect(await news()).toMatchObject({ title: 'New invitation', request: { id, outcome: 'open' } });
    await work.answer(her.token, id, 'accepted');
    expect(await news()).toMatchObject({ title: 'You said yes', request: { id, outcome: 'accepted' } });
    const [consent] = await work.consentsOf(her.id);
    await work.withdraw(her.token, consent?.id ?? '');
    expect(await news()).toMatchObject({
      title: 'You took your yes back',
      text: expect.stringMatching(/ asked to check you before hiring you\. Nothing more is checked/),
      request: { id, outcome: 'consent_withdrawn' },
    });
    await api.make(blockEmployer, { token: her.token, body: { request_id: id } });
    expect(await news()).toMatchObject({
      title: 'You blocked this employer',
      request: { outcome: 'blocked' },
    });
    const kept = await api.ctx.db
      .select({ kind: workerNotifications.kind })
      .from(workerNotifications)
      .where(eq(workerNotifications.workerId, her.id));
    expect(kept).toContainEqual({ kind: 'invitation_asked' });
  });

  it('says a no, and that it ran out', async () => {
    const [no, silence] = [await asked(), await asked()];
    await work.answer(no.her.token, no.id, 'declined');
    expect(await no.news()).toMatchObject({ title: 'You said no', request: { outcome: 'declined' } });
    await api.advance(49 * 3600);
    expect(await silence.news()).toMatchObject({
      title: 'The request has ended',
      request: { outcome: 'expired' },
    });
  });
});

describe('a report about a worker', () => {
  let ofReports: TestApi;
  beforeAll(async () => {
    ofReports = await startTestApi();
  });
  afterAll(() => ofReports.stop());

  it('is told when her side is asked and when it is upheld, and not when it was dismissed without her', async () => {
    const incidents = await incidentWorkOf(ofReports);
    const { signIn, notifications } = workerAppWorkOf(ofReports);
    const toldTo = async (worker: string) =>
      (await notifications(await signIn(worker))).map(({ kind }) => kind);

    const asked = await incidents.reported();
    await incidents.ask(asked.id);
    await incidents.writeSide(asked.id);
    await incidents.decideIncident(asked.id, 'upheld');
    expect(await toldTo(asked.worker)).toEqual(expect.arrayContaining(['incident_upheld', 'incident_asked']));

    const unasked = await incidents.reported();
    await incidents.decideIncident(unasked.id, 'dismissed');
    expect(await toldTo(unasked.worker)).not.toContain('incident_dismissed');
  });
});

describe('reading', () => {
  it('marks one, once and again, and leaves the others', async () => {
    const her = await work.her();
    await tell(her.id, { news: clear, key: 'one' });
    await tell(her.id, { news: finding, key: 'two' });
    const first = (await work.notifications(her.token)).find(({ kind }) => kind === 'check_clear');
    for (let time = 0; time < 2; time += 1)
      expect(await read(her.token, first?.id ?? '')).toMatchObject({
        status: 200,
        body: { notification: { id: first?.id, unread: false } },
      });
    expect(await api.make(getWorkerDashboard, { token: her.token })).toMatchObject({
      unread_notifications: 1,
    });
    await api.make(readAllWorkerNotifications, { token: her.token });
    expect((await work.notifications(her.token)).map(({ unread }) => unread)).toEqual([false, false]);
  });

  it('of another’s is answered as of none', async () => {
    const [her, other] = [await work.her(), await work.her()];
    await tell(her.id, { news: clear, key: 'one' });
    const [hers] = await work.notifications(her.token);
    const theirs = await read(other.token, hers?.id ?? '');
    expect(theirs).toMatchObject({ status: 404 });
    expect(theirs.body).toEqual((await read(other.token, NOBODY)).body);
    await api.make(readAllWorkerNotifications, { token: other.token });
    expect(await work.notifications(her.token)).toMatchObject([{ unread: true }]);
  });
});
