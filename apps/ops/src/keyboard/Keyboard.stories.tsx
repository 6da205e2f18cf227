import { findWork, listHeldWork, listQueues, listSavedViews } from '@repo/api-client/contract/work';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { inTurn } from '@repo/app-shell/story-kit/gestures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as page } from 'storybook/test';
import { check, held, morning, queuesFor } from '../../stories/queues.ts';
import { dark, narrow, screenOf } from '../../stories/screen.tsx';
import { wanjiku } from '../../stories/team.ts';
import WorkPage from '../pages/work/WorkPage.tsx';
import { paths } from '../paths.ts';

const meta = {
  title: 'Screens/Team/Keyboard',
  component: WorkPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof WorkPage>;
export default meta;

const screen = screenOf(WorkPage, paths.work);
const holder = { id: wanjiku.id, name: wanjiku.name };
const opened = {
  recorded: [
    answers(listQueues, queuesFor('administrator', morning, 1)),
    answers(listHeldWork, { work: [held(1, { holder, deadline: 'late' })] }),
    answers(listSavedViews, { views: [] }),
    answers(findWork, { found: [{ kind: 'case', id: check(9).id }] }),
  ],
  shows: '999+',
};
type Play = NonNullable<StoryObj['play']>;
const type =
  (keys: string): Play =>
  async ({ userEvent }) =>
    userEvent.keyboard(keys);
/** The dialog stands outside of the story's canvas. */
const shown =
  (role: 'option' | 'switch', name: string): Play =>
  async () => {
    await page.findByRole(role, { name });
  };

const goTo = {
  ...opened,
  does: inTurn(type('/'), shown('option', 'References, Case 4F2101 Late')),
};
export const GoTo = screen(goTo);
export const GoToDark = screen({ ...goTo, globals: dark });
export const GoToOnNarrowestPhone = screen({ ...goTo, globals: narrow });
export const ByCode = screen({
  tags: ['!picture'],
  ...opened,
  does: inTurn(
    type('/'),
    shown('option', 'References, Case 4F2101 Late'),
    type('4F2009'),
    shown('option', 'Case 4F2009'),
  ),
});
const keys = { ...opened, does: inTurn(type('?'), shown('switch', 'Single keys')) };
export const Keys = screen(keys);
// spec: team-keyboard/help
export const KeysOnAPhone = screen({ ...keys, globals: { viewport: { value: 'phone' } } });
