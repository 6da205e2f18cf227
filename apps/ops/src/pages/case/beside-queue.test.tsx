import { getCase, getCaseFile, getCaseReport } from '@repo/api-client/contract/cases';
import { listDocumentsOf } from '@repo/api-client/contract/documents';
import { listQueue } from '@repo/api-client/contract/work';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { noAttachments } from '../../../stories/attachments.ts';
import { caseWith, checkOf, file, liveReport, you } from '../../../stories/cases.ts';
import { here, openScreen } from '../../../stories/in-test.tsx';
import { check } from '../../../stories/queues.ts';
import { paths } from '../../paths.ts';
import { singleKeys } from '../../preferences/preference.ts';
import { Queue } from '../work/Queue.tsx';
import { CaseView } from './CaseView.tsx';

const found = caseWith({ social_media: { holder: you } });
const queue = answers(listQueue, {
  work: [
    checkOf('social_media', { holder: you }),
    check(1, { check_kind: 'social_media', queue: 'social_media' }),
  ],
});
const recorded = [
  queue,
  answers(getCase, found),
  answers(getCaseFile, file),
  noAttachments,
  answers(getCaseReport, liveReport()),
  answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [] }),
];
const Opened = () => <CaseView id={found.id} />;
const Screening = () => <Queue queue="social_media" />;
const open = (search: string) => openScreen(Opened, paths.case(found.id), { search, recorded });
const list = async () => within(await screen.findByRole('navigation', { name: 'Social screening' }));
const fromQueue = 'check=social_media&queue=social_media';

beforeEach(() => singleKeys.set(true));

// spec: team-work-pages/beside
it('remembers in the address of a case from which queue its check is opened', async () => {
  openScreen(Screening, paths.queue('social_media'), { search: '?view=late', recorded });
  const table = within(await screen.findByRole('table'));
  const [link] = await table.findAllByRole('link', { name: 'Social screening' });
  expect(link?.getAttribute('href')).toContain('check=social_media&queue=social_media&view=late');
});

// spec: team-work-pages/beside
it('shows the queue beside the case, with the check in sight marked', async () => {
  open(`?${fromQueue}`);
  const links = await (await list()).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
});

// spec: team-work-pages/beside
it('keeps the queue when the member steps to another check, or to what stands beside it', async () => {
  open(`?${fromQueue}`);
  await (await list()).findAllByRole('link');
  fireEvent.click(screen.getByRole('link', { name: 'Timeline' }));
  await waitFor(() => expect(here().search).toBe('?check=social_media&beside=timeline&queue=social_media'));
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() =>
    expect(here().search).toMatch(/^\?check=(?!social_media)\w+&beside=timeline&queue=social_media$/),
  );
});

it.each(['?check=social_media', '?check=social_media&queue=everything'])(
  'has no list where no queue is told: "%s"',
  async (search) => {
    open(search);
    await screen.findByText('Your decision');
    expect(screen.queryByRole('navigation', { name: 'Social screening' })).toBeNull();
  },
);
