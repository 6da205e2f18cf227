import { describe, expect, it } from 'vitest';
import { decisionsOf } from './decisions.ts';
import { findingWorkOf } from './finding-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const decisions = decisionsOf(api);
const work = await findingWorkOf(api);

describe('what stands against a worker', () => {
  it('is nothing at first', async () => {
    const token = await work.tokenOf(await work.worker());
    expect(await work.findings(token)).toEqual({ findings: [], asked: [], results: [] });
  });

  it('is what accuses her and what could not be verified, with the words of the team; a clear check is a result', async () => {
    const { caseId, id, token } = await work.found();
    await work.cases.decide(work.ops, caseId, 'social_media', 'unable_to_verify', 'No account was found.');
    await work.cases.decide(work.ops, caseId, 'references', 'clear', 'Both speak well of her.');
    const { findings, results } = await work.findings(token);
    expect(findings).toMatchObject([
      { check: 'social_media', outcome: 'unable_to_verify', words: 'No account was found.' },
      {
        kind: 'check',
        id,
        check: 'criminal_record',
        outcome: 'finding',
        words: 'A conviction of 2019.',
        may_dispute: true,
        dispute: null,
      },
    ]);
    expect(results.map(({ check, outcome }) => `${check} ${outcome}`).toSorted()).toEqual([
      'criminal_record finding',
      'references clear',
      'social_media unable_to_verify',
    ]);
    expect(JSON.stringify(results)).not.toContain('Both speak well');
  });

  it('is told once, also when it was carried to another package of the employer', async () => {
    const { employer, worker, token } = await work.found('references');
    const upgrade = await work.open(employer.id, worker, 18);
    expect((await work.cases.check(upgrade, 'references')).reusedFrom).not.toBeNull();
    expect((await work.findings(token)).findings).toHaveLength(1);
  });

  it('never names who reported an incident, nor quotes them; one that nobody asked her about is not hers to know', async () => {
    const { employer, worker, id } = await work.reported();
    const token = await work.tokenOf(worker);
    expect(await work.findings(token)).toMatchObject({ findings: [], asked: [] });
    const body = { channel: 'phone', question: ' Do you know of a ring that is missed? ' };
    await decisions.asHolder(work.ops, 'incident', id, () =>
      api.call('POST', `/api/ops/incidents/${id}/ask`, { token: work.ops, body }),
    );
    const asked = await work.findings(token);
    expect(asked.asked).toMatchObject([
      {
        id,
        category: 'theft',
        region: 'coast_east',
        question: 'Do you know of a ring that is missed?',
        statement: null,
      },
    ]);
    await work.side(token, id, 'It was lost.');
    await work.decideIncident(id, 'upheld', 'The ring was found with her.');
    const upheld = await work.findings(token);
    expect(upheld).toMatchObject({
      asked: [],
      findings: [
        { kind: 'record', id, category: 'theft', words: 'The ring was found with her.', may_dispute: true },
      ],
    });
    for (const secret of [employer.id, employer.phone, 'Njeri', 'A ring is gone'])
      expect(JSON.stringify([asked, upheld])).not.toContain(secret);
  });
});

describe('her side of an incident', () => {
  it('is written below what she said before, and once when it came twice', async () => {
    const { worker, id } = await work.reported();
    const token = await work.tokenOf(worker);
    expect(await work.side(token, id, 'Not me.')).toMatchObject({ status: 404 });
    await work.ask(id, 'phone');
    await work.state(id, 'On the phone: not her.');
    expect(await work.side(token, id, '  I was at home. ')).toMatchObject({
      status: 200,
      body: { statement: 'On the phone: not her.\n\nI was at home.' },
    });
    await work.side(token, id, 'I was at home.');
    const { asked } = await work.findings(token);
    expect(asked[0]?.statement).toBe('On the phone: not her.\n\nI was at home.');
    expect((await work.openedIncident(id)).statement).toContain('I was at home.');
    expect(await work.side(token, id, ' ')).toMatchObject({
      status: 400,
      body: { fields: { statement: 'Please write what happened.' } },
    });
    expect(await work.side(token, id, 'a'.repeat(2001))).toMatchObject({ status: 400 });
    expect((await work.audit(`incident:${id}`)).map(({ action }) => action)).toContain(
      'incident-statement-given',
    );
    await work.decideIncident(id, 'dismissed');
    expect(await work.side(token, id, 'And more.')).toMatchObject({ status: 409 });
  });

  it('has room for five of the longest texts; what does not fit changes nothing, in either language', async () => {
    const { worker, id } = await work.reported();
    const token = await work.tokenOf(worker);
    await work.ask(id, 'phone');
    const give = (statement: string, language = 'en') =>
      api.call('POST', `/api/worker/incidents/${id}/statement`, {
        token,
        body: { statement },
        headers: { 'accept-language': language },
      });
    for (const letter of ['a', 'b', 'c', 'd'])
      expect(await give(letter.repeat(2000))).toMatchObject({ status: 200 });
    const english = 'There is no room for so many more words here. Our team reads all that you have written.';
    const kiswahili = 'Hakuna nafasi ya maneno mengi zaidi hapa. Timu yetu itasoma yote uliyoandika.';
    // Four blank lines of two characters separate the five statements.
    const tooLong = 'e'.repeat(2000 - 4 * 2 + 1);
    for (const [language, message] of [
      ['en', english],
      ['sw', kiswahili],
    ] as const)
      expect(await give(tooLong, language)).toMatchObject({
        status: 400,
        body: { message, fields: { statement: message } },
      });
    const answer = await give(tooLong.slice(1));
    expect(answer).toMatchObject({ status: 200 });
    expect((await work.findings(token)).asked[0]?.statement).toHaveLength(10_000);
    // A repeated statement is stored once.
    expect(await give(tooLong.slice(1))).toMatchObject({ status: 200, body: answer.body });
  });

  it('is hers alone to give, and that of another is like none', async () => {
    const { id } = await work.reported();
    await work.ask(id, 'phone');
    const stranger = await work.tokenOf(await work.worker());
    const theirs = await work.side(stranger, id, 'Me.');
    const none = await work.side(stranger, '00000000-0000-4000-8000-000000000000', 'Me.');
    expect(theirs).toMatchObject({ status: 404 });
    expect(theirs.body).toEqual(none.body);
  });
});

describe('objecting', () => {
  it('keeps her words, waits for the team, and is one at a time', async () => {
    const { worker, id, token, caseId } = await work.found();
    const both = await Promise.all([work.object(token, 'check', id), work.object(token, 'check', id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await work.disputesOf(worker)).toHaveLength(1);
    const [finding] = (await work.findings(token)).findings;
    expect(finding).toMatchObject({
      may_dispute: false,
      dispute: { status: 'open', words: 'It was my cousin.', answer: null },
    });
    const dispute = finding?.dispute?.id ?? '';
    expect(await work.openedDispute(dispute)).toMatchObject({
      nanny_id: worker,
      kind: 'check',
      finding_id: id,
      case_id: caseId,
      check: 'criminal_record',
      finding: 'A conviction of 2019.',
      words: 'It was my cousin.',
    });
    expect((await work.audit(`dispute:${dispute}`)).map(({ action }) => action)).toEqual([
      'finding-disputed',
      'dispute-opened',
    ]);
  });

  it('can be taken back, once or twice, and done again', async () => {
    const { id, token } = await work.found();
    const dispute = await work.disputed(token, 'check', id);
    expect(await work.withdraw(token, dispute)).toMatchObject({ status: 200 });
    expect(await work.withdraw(token, dispute)).toMatchObject({ status: 200 });
    expect(await work.rule(dispute, { decision: 'rejected', note: 'No.' })).toMatchObject({ status: 409 });
    expect((await work.findings(token)).findings).toMatchObject([
      { may_dispute: true, dispute: { status: 'withdrawn' } },
    ]);
    const again = await work.disputed(token, 'check', id);
    expect(again).not.toBe(dispute);
    await work.ruled(again, { decision: 'rejected', note: 'It is the same person.' });
    expect(await work.withdraw(token, again)).toMatchObject({ status: 409 });
  });

  it('needs words, and something that stands against her', async () => {
    const { id, caseId, token } = await work.found();
    expect(await work.object(token, 'check', id, ' \n')).toMatchObject({
      status: 400,
      body: { fields: { words: 'Please write why this is wrong.' } },
    });
    expect(await work.object(token, 'check', id, 'a'.repeat(2001))).toMatchObject({ status: 400 });
    await work.cases.decide(work.ops, caseId, 'references');
    const clear = await work.cases.check(caseId, 'references');
    expect(await work.object(token, 'check', clear.id)).toMatchObject({ status: 409 });
    const open = await work.cases.check(caseId, 'social_media');
    expect(await work.object(token, 'check', open.id)).toMatchObject({ status: 409 });
  });

  it('to what is another’s, or only alleged, is like objecting to nothing', async () => {
    const { id } = await work.found();
    const { worker, id: alleged } = await work.reported();
    const { id: record } = await work.upheld(await work.worker());
    const token = await work.tokenOf(worker);
    const none = await work.object(token, 'check', '00000000-0000-4000-8000-000000000000');
    expect(none).toMatchObject({ status: 404 });
    for (const [kind, each] of [
      ['check', id],
      ['record', id],
      ['record', alleged],
      ['record', record],
      ['check', record],
    ] as const) {
      const answer = await work.object(token, kind, each);
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: none.body });
    }
    const dispute = await work.disputed(
      await work.tokenOf((await work.workerOf(record)) ?? ''),
      'record',
      record,
    );
    const theirs = await work.withdraw(token, dispute);
    const nobodys = await work.withdraw(token, '00000000-0000-4000-8000-000000000000');
    expect({ status: theirs.status, body: theirs.body }).toEqual({ status: 404, body: nobodys.body });
  });

  it('is no flood', async () => {
    const { id, token } = await work.found();
    let last = 200;
    for (let times = 0; times < 31 && last === 200; times += 1) {
      const answer = await work.object(token, 'check', id);
      last = answer.status;
      if (last === 200) {
        const [finding] = (await work.findings(token)).findings;
        await work.withdraw(token, finding?.dispute?.id ?? '');
      }
    }
    expect(last).toBe(429);
  });
});
