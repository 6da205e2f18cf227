import { describe, expect, it } from 'vitest';
import { english } from '@repo/domain/refusals/english';
import { useApi } from './use-api.ts';
import { INCIDENT, incidentWorkOf } from './incident-work.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const api = await useApi();
const work = await incidentWorkOf(api);

describe('reporting an incident', () => {
  it('is for an employer with a paid check; it is kept for the team, and nothing about the worker changes', async () => {
    const { employer, worker } = await work.pair();
    const before = await work.workerRow(worker);
    expect(await work.report(employer, worker)).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/hears the worker before anything is recorded/) },
    });
    const [row] = await work.incidentsOf(worker);
    expect(row).toMatchObject({
      reporterId: employer.id,
      reviewId: null,
      category: 'theft',
      region: 'coast_east',
      description: 'A ring is gone.',
      status: 'reported',
    });
    expect(await work.workerRow(worker)).toEqual(before);
    expect(await work.audit(`incident:${row?.id}`)).toMatchObject([
      { actor: `employer:${employer.id}`, action: 'incident-reported', details: { worker } },
    ]);
  });

  it('is for an employer whose invitation was accepted, and no other', async () => {
    const worker = await work.worker();
    for (const [status, expected] of [
      ['pending', 403],
      ['declined', 403],
      ['expired', 403],
      ['accepted', 200],
    ] as const) {
      const employer = await work.employer();
      await work.invitation(employer, worker, status);
      expect(await work.report(employer, worker), status).toMatchObject({ status: expected });
      expect(await work.registry(employer, worker), status).toMatchObject({
        may_report: expected === 200,
      });
    }
  });

  it('says to a stranger what is missing, and to nobody whether a hidden worker exists', async () => {
    const stranger = await work.employer();
    expect(await work.report(stranger, await work.worker())).toMatchObject({
      status: 403,
      body: { message: english.incidentTieMissing },
    });
    const hidden = await work.worker({ listed: false });
    for (const worker of [hidden, NOBODY])
      expect(await work.report(stranger, worker)).toMatchObject({
        status: 404,
        body: { message: 'Worker not found' },
      });
    expect(await work.incidentsOf(hidden)).toEqual([]);
  });

  it.each([
    ['no category', { category: '' }, 'category'],
    ['a category of her own', { category: 'laziness' }, 'category'],
    ['no region', { region: '' }, 'region'],
    ['no words', { description: ' \n' }, 'description'],
    ['5,001 letters', { description: 'a'.repeat(5001) }, 'description'],
    ['a status of her own', { status: 'upheld' }, 'status'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { employer, worker } = await work.pair();
    expect(await work.report(employer, worker, { ...INCIDENT, ...wrong })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect(await work.incidentsOf(worker)).toEqual([]);
  });

  it('is kept once, pressed five times at once or said again later', async () => {
    const { employer, worker } = await work.pair();
    const answers = await Promise.all(Array.from({ length: 5 }, () => work.report(employer, worker)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await work.report(employer, worker)).toMatchObject({
      status: 409,
      body: { message: english.incidentRepeated },
    });
    expect(await work.incidentsOf(worker)).toHaveLength(1);
  });

  it('holds three a day, at once as one after the other, and more tomorrow', async () => {
    const { employer, worker } = await work.pair();
    const say = (words: string) => work.report(employer, worker, { ...INCIDENT, description: words });
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(say));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const last = await say('f');
    expect(last).toMatchObject({ status: 429, body: { message: english.incidentsTooOften } });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await work.incidentsOf(worker)).toHaveLength(3);
    await api.advance(86_400);
    expect(await say('f')).toMatchObject({ status: 200 });
  });
});

describe('the registry, as an employer reads it', () => {
  it('is locked without a package, and holds nothing then', async () => {
    const worker = await work.worker();
    await work.upheld(worker);
    const stranger = await work.employer();
    expect(await work.registry(stranger, worker)).toEqual({
      nanny_id: worker,
      access: 'locked',
      ended: null,
      upgrade_to: 'lite',
      may_report: false,
    });
  });

  it('holds nothing of a worker who has not agreed to the check, or took it back', async () => {
    const { employer, worker } = await work.pair();
    await work.upheld(worker);
    expect(await work.registry(employer, worker)).toEqual({
      nanny_id: worker,
      access: 'waiting',
      ended: null,
      upgrade_to: null,
      may_report: true,
    });
  });

  // spec: misconduct/records
  it('promises nothing before somebody has looked, and then says when that was', async () => {
    const employer = await work.employer();
    const worker = await work.worker();
    const caseId = await work.open(employer.id, worker, 16);
    const unknown = (await work.registry(employer, worker)).registry;
    expect(unknown).toMatchObject({ check_date: null, status: 'not_checked', records_found: null });
    expect(unknown?.regions.map(({ records }) => records)).toEqual([null, null, null]);
    await work.lookUp(caseId, 'clear');
    const { decidedAt } = await work.check(caseId, 'misconduct_registry');
    const { access, registry } = await work.registry(employer, worker);
    expect(access).toBe('open');
    expect(registry).toEqual({
      check_date: decidedAt?.toISOString(),
      status: 'clear',
      records_found: 0,
      regions: ['nairobi_central', 'coast_east', 'rift_west'].map((name) => ({ name, records: 0 })),
      categories: ['theft', 'abuse', 'negligence', 'confidentiality', 'substance_abuse', 'abandonment'].map(
        (name) => ({ name, records: 0 }),
      ),
      records: [],
    });
  });

  it('shows what was upheld in the words of the team, never who said it, nor what was only alleged or dismissed', async () => {
    const employer = await work.employer();
    const worker = await work.worker();
    await work.lookUp(await work.open(employer.id, worker, 17), 'clear');
    const other = await work.upheld(worker, { ...INCIDENT, description: 'ALLEGED' }, 'FOUND');
    await work.report(employer, worker, { ...INCIDENT, description: 'ONLY ALLEGED' });
    const dismissed = (await work.incidentsOf(worker)).find(({ status }) => status === 'reported');
    await work.report(other.employer, worker, { ...INCIDENT, description: 'WAITING' });
    await work.decideIncident(dismissed?.id ?? '', 'dismissed', 'WHY NOT');
    const answer = await work.registry(employer, worker);
    expect(answer.registry).toMatchObject({
      status: 'records_found',
      records_found: 1,
      regions: [
        { name: 'nairobi_central', records: 0 },
        { name: 'coast_east', records: 1 },
        { name: 'rift_west', records: 0 },
      ],
      records: [{ category: 'theft', region: 'coast_east', finding: 'FOUND', upheld_at: expect.any(String) }],
    });
    const text = JSON.stringify(answer);
    expect(text).not.toMatch(/ALLEGED|WAITING|WHY NOT/);
    expect(text).not.toContain(other.employer.id);
  });
});
