import { getCase, getCaseFile, getCaseReport, listCaseEvents } from '@repo/api-client/contract/cases';
import { listReferencesOfWorker } from '@repo/api-client/contract/references';
import { answers, breaks, once, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noAttachments } from '../../../../stories/attachments.ts';
import { caseWith, file, liveReport } from '../../../../stories/cases.ts';
import { openScreen, press } from '../../../../stories/in-test.tsx';
import { paths } from '../../../paths.ts';
import { CaseView } from '../CaseView.tsx';

const long = caseWith({}, { earlier_events: 63 });
const Opened = () => <CaseView id={long.id} />;
const earlier = (id: number, name: string, earlier_events: number | null) =>
  answers(listCaseEvents, {
    events: [
      { id, at: '2026-11-19T08:02:00Z', by: name, event: 'work-claimed', check_kind: null, details: {} },
    ],
    earlier_events,
  });
const open = (...recorded: readonly Recording[]) =>
  openScreen(Opened, paths.case(long.id), {
    search: '?beside=timeline',
    recorded: [
      ...recorded,
      answers(getCase, long),
      answers(getCaseFile, file),
      answers(getCaseReport, liveReport()),
      answers(listReferencesOfWorker, { references: [] }),
      noAttachments,
    ],
  });

// spec: team-cases/timeline
it('shows what happened earlier on request, page by page', async () => {
  open(...once(listCaseEvents, [earlier(39, 'Chebet Koech', null)]), earlier(40, 'Baraka Mutua', 40));
  await press('button', 'Show earlier events');
  await screen.findByText('19 Nov 2026, 11:02, Baraka Mutua');
  await press('button', 'Show earlier events');
  await screen.findByText('19 Nov 2026, 11:02, Chebet Koech');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show earlier events' })).toBeNull());
});

it('says that earlier events could not be loaded', async () => {
  open(breaks(listCaseEvents));
  await press('button', 'Show earlier events');
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
});
