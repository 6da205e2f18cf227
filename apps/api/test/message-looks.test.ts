import { expect, it } from 'vitest';
import { listCaseLooks } from '@repo/api-client/contract/cases';
import { messageWorkOf } from './message-work.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
const work = await messageWorkOf(api);

// spec: team-messages/open
it('a look at the SMS of a worker stands among the looks at her', async () => {
  const employer = await work.employer();
  const phone = work.newPhone();
  const worker = await work.worker({ phone });
  const caseId = await work.open(employer.id, worker, 17);
  const { token } = await work.team.member('agent');
  await work.opened(token, await work.written(phone));
  const { looks } = await api.make(listCaseLooks, { token, params: { id: caseId } });
  expect(looks).toMatchObject([{ what: 'messages-opened', by: 'Wanjiku Test' }]);
});
