import {
  listReferencesOfWorker,
  recordReferenceCall,
  showReferenceNumber,
} from '@repo/api-client/contract/references';
import { listQueues } from '@repo/api-client/contract/work';
import { answers, once, refuses } from '@repo/api-client/recorded/recorded-calls';
import { english as refusals } from '@repo/domain/refusals/english';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseWith, reference } from '../../../../../stories/cases.ts';
import { openScreen, press } from '../../../../../stories/in-test.tsx';
import { queuesFor } from '../../../../../stories/queues.ts';
import { paths } from '../../../../paths.ts';
import { References } from '../References.tsx';

const found = caseWith();
const Sheets = () => <References workerId={found.nanny_id} areCalled isOver={false} />;

it('does not show the number of a referee whom the worker replaced meanwhile', async () => {
  openScreen(Sheets, paths.case(found.id), {
    recorded: [
      answers(showReferenceNumber, { phone: '+254700000201' }),
      refuses(recordReferenceCall, 409, refusals.referenceChanged, { code: 'conflict' }),
      ...once(recordReferenceCall, [
        answers(listReferencesOfWorker, {
          references: [reference(1, { name: 'Joy Kamande', phone: '••• ••• 999', version: 'v2' })],
        }),
      ]),
      answers(listReferencesOfWorker, { references: [reference(1)] }),
      answers(listQueues, queuesFor('agent')),
    ],
  });
  await press('button', 'Show number');
  await screen.findByRole('link', { name: '+254 700 000 201' });
  await press('radio', 'No answer');
  await press('button', 'Save the call');
  await screen.findByText('Joy Kamande');
  expect(screen.queryByRole('link', { name: '+254 700 000 201' })).toBeNull();
});
