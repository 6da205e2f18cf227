import { getMessages } from '@repo/api-client/contract/message-threads';
import { getWork } from '@repo/api-client/contract/work';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { choose, inTurn, press, select } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { held } from '../../../stories/items.ts';
import { ofReferee, ofStranger, ofWorker } from '../../../stories/messages.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { idOf } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { ItemView } from './ItemView.tsx';

const meta = {
  title: 'Screens/Team/SMS to Read',
  component: ItemView,
  tags: ['!autodocs'],
} satisfies Meta<typeof ItemView>;
export default meta;

const Item = () => <ItemView kind="message" id={idOf(500)} />;
const story = screenOf(Item, paths.item('message', idOf(500)));

const holds = answers(getWork, held('message', { nanny_id: null }));
const worker = {
  recorded: [holds, answers(getMessages, ofWorker())],
  shows: /do not call my aunt/,
};

export const FromWorker = story({ ...worker, tags: ['every-desk'] });
export const FromWorkerDark = story({ ...worker, globals: dark });
export const FromWorkerOnNarrowestPhone = story({ ...worker, globals: narrow });
/** The sentence as it goes out. */
export const Answering = story({
  ...worker,
  does: inTurn(choose(/Answer/), select(/Sentence/, 'will_call')),
  shows: /Our team will call you on this number/,
});
/** What follows from a stop is told before it is confirmed. */
export const Stopping = story({
  ...worker,
  does: inTurn(choose(/Stop the number/), press('Decide')),
  shows: 'Please confirm that the words refuse.',
});
/** Twenty texts are kept of a phone that writes on and on. */
export const FromStranger = story({
  recorded: [holds, answers(getMessages, ofStranger())],
  does: inTurn(choose(/Do nothing/), select(/Reason/, 'advertisement')),
  shows: '480 more SMS came, and their texts were not kept.',
});
export const FromReferee = story({
  recorded: [holds, answers(getMessages, ofReferee())],
  shows: 'A referee of a check',
});
/** A household cannot consent for a worker, and the page says so. */
export const FromEmployer = story({
  tags: ['!picture'],
  recorded: [
    holds,
    answers(
      getMessages,
      ofStranger({
        is_employers: true,
        has_stopped: true,
        dropped: 0,
        sentences: [],
        messages: [
          {
            id: idOf(601),
            text: 'I am Achieng, I agree',
            received_at: '2026-11-23T05:12:00Z',
            is_explained: true,
          },
        ],
      }),
    ),
  ],
  does: choose(/Answer/),
  shows: 'An employer signs in with this number.',
});
export const Decided = story({
  tags: ['!picture'],
  recorded: [answers(getWork, { ...held('message', { nanny_id: null, holder: null }), is_open: false })],
  shows: 'Done',
});
export const Loading = story({
  tags: ['!picture'],
  recorded: [holds, waits(getMessages)],
  shows: 'Loading the SMS...',
});
export const Failed = story({
  tags: ['!picture'],
  recorded: [holds, breaks(getMessages)],
  shows: 'Network error. Please try again.',
});
