import { getDispute } from '@repo/api-client/contract/findings';
import { getIncident, getIncidentVerdicts } from '@repo/api-client/contract/misconduct';
import { getWaitingReview } from '@repo/api-client/contract/reviews';
import { getWork } from '@repo/api-client/contract/work';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { choose, inTurn, open, press, select } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import {
  answered,
  asked,
  dispute,
  disputedRecord,
  incident,
  review,
  verdictOn,
} from '../../../stories/allegations.ts';
import { held } from '../../../stories/items.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { idOf } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import type { ItemKind } from './item-kind.ts';
import { ItemView } from './ItemView.tsx';

const meta = {
  title: 'Screens/Team/Allegations',
  component: ItemView,
  tags: ['!autodocs'],
} satisfies Meta<typeof ItemView>;
export default meta;

const screenFor = (kind: ItemKind) => {
  const Item = () => <ItemView kind={kind} id={idOf(500)} />;
  return screenOf(Item, paths.item(kind, idOf(500)));
};
const ofIncident = screenFor('incident');
const ofDispute = screenFor('dispute');
const ofReview = screenFor('review');

const incidentOf = (facts: Parameters<typeof held>[1] = {}) => answers(getWork, held('incident', facts));
const wrote = { recorded: [incidentOf(), answers(getIncident, answered())], shows: /A plumber was there/ };
const second = [
  incidentOf({ needs: 'second_look' }),
  answers(getIncident, answered({ version: '1-85' })),
  answers(getIncidentVerdicts, { verdicts: [verdictOn()] }),
];
const disputed = {
  recorded: [answers(getWork, held('dispute')), answers(getDispute, dispute())],
  shows: 'Baraka Mutua, Chebet Koech',
};
const reviewed = (facts: Parameters<typeof review>[0] = {}) => [
  answers(getWork, held('review')),
  answers(getWaitingReview, review(facts)),
];
const alleging = { incident_report: 'She left our children alone for two hours.' };

/** The worker is asked before anything is upheld. */
export const NotAsked = ofIncident({
  recorded: [incidentOf(), answers(getIncident, incident())],
  shows: 'Not possible yet: nobody has asked the worker.',
});
/** Within her five days nothing is upheld, and the page says until when. */
export const HerDaysRun = ofIncident({
  recorded: [incidentOf({ deadline: 'stopped' }), answers(getIncident, asked())],
  does: inTurn(choose(/Upheld/), press('Send to a second look')),
  shows: 'The worker has five days to answer, from the day of the question. Please wait for them.',
});
export const SheWrote = ofIncident({ ...wrote, tags: ['every-desk'] });
export const SheWroteDark = ofIncident({ ...wrote, globals: dark });
export const SheWroteOnNarrowestPhone = ofIncident({ ...wrote, globals: narrow });
export const WriteDown = ofIncident({
  ...wrote,
  does: inTurn(open('Write down what the worker said'), press('Write it down')),
  shows: 'Please write what the worker says.',
});
/** The registry shows the note of an upheld incident. */
export const Upholding = ofIncident({
  ...wrote,
  does: choose(/Upheld/),
  shows: 'The registry shows it: the worker and employers read it. Do not tell who reported it.',
});
/** The second member before she reads what the first one decided. */
export const SecondLook = ofIncident({
  recorded: second,
  shows: 'Look at the allegation and the worker’s side first, and make up your own mind.',
});
export const SecondLookShown = ofIncident({
  recorded: second,
  does: press('I looked at both sides: show it'),
  shows: 'A ring of the household was found with her, and she does not explain it.',
});
/** Two differ, and a senior settles. */
export const Settling = ofIncident({
  recorded: [
    incidentOf({ needs: 'settling' }),
    answers(getIncident, answered({ version: '2-85' })),
    answers(getIncidentVerdicts, {
      verdicts: [
        verdictOn(),
        verdictOn({
          by: 'Chebet Koech',
          at: '2026-11-23T05:10:00Z',
          decision: 'dismissed',
          reason: 'not_proven',
          note: 'The plumber was never asked.',
        }),
      ],
    }),
  ],
  does: press('I looked at both sides: show it'),
  shows: 'The plumber was never asked.',
});

/** A third member sees who decided the finding. */
export const Dispute = ofDispute({ ...disputed, tags: ['every-desk'] });
export const DisputeDark = ofDispute({ ...disputed, globals: dark });
/** A dispute that is right gives the check another outcome. */
export const SheIsRight = ofDispute({
  ...disputed,
  does: inTurn(choose(/The worker is right/), press('Decide')),
  shows: 'Please say what the check comes to now.',
});
export const RecordDisputed = ofDispute({
  recorded: [answers(getWork, held('dispute')), answers(getDispute, disputedRecord())],
  does: choose(/The worker is right/),
  shows: 'The record falls: it stands in no registry and counts no more.',
});
export const IdentityDisputed = ofDispute({
  recorded: [
    answers(getWork, held('dispute')),
    answers(getDispute, dispute({ check: 'identity', finding: 'The face is another one.' })),
  ],
  does: inTurn(choose(/The worker is right/), select(/What the check comes to now/, 'clear')),
  shows: 'A ruling proves no identity: it is the first of two verdicts.',
});

export const Review = ofReview({
  tags: ['every-desk'],
  recorded: reviewed(),
  shows: /Patient with our twins/,
});
export const ReviewDark = ofReview({ recorded: reviewed(), shows: /Patient with our twins/, globals: dark });
/** It alleges something, which no review publishes. */
export const ReviewAlleges = ofReview({
  recorded: reviewed({ ...alleging, evidence_url: 'https://example.test/photo' }),
  shows: 'It alleges something, and no incident was made of it yet.',
});
export const IncidentMade = ofReview({
  recorded: reviewed({ ...alleging, incident_id: idOf(501) }),
  shows: 'An incident was made of it.',
});
export const RejectingReview = ofReview({
  recorded: reviewed({ updated_at: '2026-11-22T09:00:00Z' }),
  does: inTurn(choose(/Reject/), press('Reject')),
  shows: 'Please choose a reason.',
});
export const LoadingIncident = ofIncident({
  tags: ['!picture'],
  recorded: [incidentOf(), waits(getIncident)],
  shows: 'Loading the incident...',
});
export const ReviewFailed = ofReview({
  tags: ['!picture'],
  recorded: [answers(getWork, held('review')), breaks(getWaitingReview)],
  shows: 'Network error. Please try again.',
});
