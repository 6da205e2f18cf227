import { listQueues } from '@repo/api-client/contract/work';
import { answers, playRecordings } from '@repo/api-client/recorded/recorded-calls';
import { RouterLink } from '@repo/app-shell/routing/RouterLink';
import { LinkProvider } from '@repo/ui/components/LinkProvider';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { queuesFor } from '../../stories/queues.ts';
import { enter, office } from '../../stories/team.ts';
import { paths } from '../paths.ts';
import DataProvider from './DataProvider.tsx';
import { MainNav } from './MainNav.tsx';

/** A rail that stays while the queues change, as in the app. */
function Rail() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <MainNav current={pathname} />
      <p>{pathname}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

it('keeps a step for each queue, also on the way back to the first one', async () => {
  enter(true);
  const counts = answers(listQueues, queuesFor('administrator', { references: [2, 0], health: [1, 0] }));
  const playing = playRecordings([counts, ...office]);
  onTestFinished(playing.stop);
  render(
    <MemoryRouter initialEntries={[paths.queue('references')]}>
      <LinkProvider link={RouterLink}>
        <DataProvider>
          <Rail />
        </DataProvider>
      </LinkProvider>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('link', { name: /^Health/ }));
  await screen.findByText(paths.queue('health'));
  fireEvent.click(screen.getByRole('link', { name: /^References/ }));
  await screen.findByText(paths.queue('references'));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText(paths.queue('health'))).toBeTruthy();
});
