import { expect, it } from 'vitest';
import { getCompletion } from '@repo/api-client/contract/verifications';
import { caseDueAt } from '@repo/domain/check-due-date';
import { caseWorkOf } from './case-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = caseWorkOf(api);
const ops = await work.opsToken();

it('expects a case with its other checks once the certificate is decided, and says so in the audit trail', async () => {
  const [employer, worker] = [await work.employer(), await work.worker()];
  const caseId = await work.open(employer.id, worker, 17);
  const before = await work.check(caseId, 'final_review');
  const usual = (await work.check(caseId, 'social_media')).dueAt;
  const expectedAt = async () =>
    caseDueAt(
      (await api.make(getCompletion, { token: employer.token, params: { nanny_id: worker } })).checks,
    );
  expect(await expectedAt()).toEqual(before.dueAt);

  await work.decide(ops, caseId, 'identity');
  expect(await expectedAt()).toEqual(before.dueAt);
  await work.decide(ops, caseId, 'criminal_record');
  expect(await expectedAt()).toEqual(usual);
  expect(await work.audit(`check:${before.id}`)).toMatchObject([
    {
      actor: 'system',
      action: 'check-date-moved',
      details: { case: caseId, previous: before.dueAt.toISOString(), due: usual.toISOString() },
    },
  ]);

  for (const kind of ['references', 'social_media', 'misconduct_registry'] as const)
    await work.decide(ops, caseId, kind);
  expect(await expectedAt()).toEqual(usual);
});
