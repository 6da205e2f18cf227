import { getCase, getCaseFile, getCaseReport, listCaseLooks } from '@repo/api-client/contract/cases';
import { decideCheck, getVerdicts, moveCheck } from '@repo/api-client/contract/checks';
import { listDocumentsOf } from '@repo/api-client/contract/documents';
import { listReferencesOfWorker } from '@repo/api-client/contract/references';
import { getTeamAccount } from '@repo/api-client/contract/team-account';
import { listQueue, listQueues, showPresence } from '@repo/api-client/contract/work';
import { answers, breaks, once, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { choose, inTurn, open, press, select, write } from '@repo/app-shell/story-kit/gestures';
import { english as refusals } from '@repo/domain/refusals/english';
import type { Meta } from '@storybook/react-vite';
import { noAttachments } from '../../../stories/attachments.ts';
import {
  caseWith,
  checkOf,
  decidedByBrian,
  file,
  liveReport,
  references,
  verdict,
  you,
} from '../../../stories/cases.ts';
import { paper } from '../../../stories/items.ts';
import { check as queued, morning, queuesFor } from '../../../stories/queues.ts';
import { dark, desktop, narrow, screenOf } from '../../../stories/screen.tsx';
import { asRole, idOf, othersHere } from '../../../stories/team.ts';
import { comesBack } from '../../../stories/team-gestures.ts';
import { fileOfWorked, worked } from '../../../stories/worked-case.ts';
import { paths } from '../../paths.ts';
import { caseAddress, type CasePlace } from '../../work/case-address.ts';
import { CaseView } from './CaseView.tsx';

const meta = {
  title: 'Screens/Team/Case',
  component: CaseView,
  tags: ['!autodocs'],
} satisfies Meta<typeof CaseView>;
export default meta;

const premium = caseWith({ references: { holder: you } });
const Premium = () => <CaseView id={premium.id} />;
const screen = screenOf(Premium, paths.case(premium.id));
const at =
  (place: Partial<CasePlace> = {}) =>
  (shown: Parameters<typeof screen>[0]) =>
    screen({
      search: caseAddress('', { check: null, beside: 'report', from: null, ...place }).slice(
        paths.case('').length,
      ),
      ...shown,
    });
const social = { check_kind: 'social_media', queue: 'social_media' } as const;
const premiumCheck = checkOf('social_media', { holder: you });
const papers = [
  answers(getCaseFile, file),
  noAttachments,
  answers(getCaseReport, liveReport()),
  answers(listReferencesOfWorker, { references: [...references] }),
  answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [] }),
  answers(listQueues, queuesFor('administrator', morning, 2)),
];
const recorded = [answers(getCase, premium), ...papers];
const opened = { recorded, shows: 'Next try: 23 Nov 2026 in the evening.' };

/** The holder calls the referees, with the report beside. */
export const Held = at()({ ...opened, tags: ['every-desk'] });
export const Dark = at()({ ...opened, globals: dark });
export const OnNarrowestPhone = at()({ ...opened, globals: narrow });
export const WhoAsked = at({ beside: 'file' })({ ...opened, tags: ['every-desk'], shows: 'AM-0000-0001' });
export const WhatHappened = at({ beside: 'timeline' })({
  ...opened,
  tags: ['every-desk'],
  shows: 'Case opened',
});
export const WhoLooked = at({ beside: 'looks' })({
  tags: ['every-desk'],
  recorded: [
    answers(
      listCaseLooks,
      {
        looks: [
          { id: '903', at: '2026-11-23T06:11:00Z', by: you.name, what: 'references-read' },
          { id: '902', at: '2026-11-23T06:10:30Z', by: you.name, what: 'case-file-opened' },
          { id: '880', at: '2026-11-21T08:31:00Z', by: 'Baraka Mutua', what: 'case-file-opened' },
        ],
      },
      {},
      { 'x-next-cursor': '880' },
    ),
    ...recorded,
  ],
  shows: 'Baraka Mutua',
});
/** The team missed its date, and others were told a later one. */
export const Late = at({ check: 'social_media' })({
  recorded: [
    answers(
      getCase,
      caseWith({
        social_media: {
          holder: you,
          due_at: '2026-11-20T20:59:59Z',
          deadline: 'late',
          expected_at: '2026-11-25T20:59:59Z',
        },
      }),
    ),
    ...papers,
  ],
  shows: 'Due 20 Nov 2026, held by you. Employer and worker now read 25 Nov 2026.',
});
/** Opened from its queue: on a wide desk the list stands beside it. */
export const BesideItsQueue = at({
  check: 'social_media',
  from: { queue: 'social_media', view: 'open', level: null },
})({
  tags: ['every-desk'],
  globals: desktop,
  recorded: [
    answers(listQueue, {
      work: [premiumCheck, queued(1, social), queued(2, { ...social, deadline: 'soon' })],
    }),
    answers(getCase, caseWith({ social_media: { holder: you } })),
    ...papers,
  ],
  shows: 'Your decision',
});
/** Two colleagues have the case open too. */
export const AlsoHere = at()({
  recorded: [answers(showPresence, { others: [...othersHere] }), ...recorded],
  shows: 'Also here: Achieng Auma, Brian Otieno (holds a check)',
});
/** A colleague decided the check before. Her words stay until she closes the form. */
export const SomebodyWasFaster = at({ check: 'social_media' })({
  recorded: [
    refuses(decideCheck, 409, refusals.checkStatusChanged, { code: 'conflict' }),
    ...once(decideCheck, [answers(getCase, decidedByBrian)]),
    answers(getCase, caseWith({ social_media: { holder: you } })),
    ...papers,
  ],
  does: inTurn(
    choose('Clear'),
    write(/^Note for the report/, 'Two profiles, nothing of concern.'),
    write(/^Note for the team/, 'By name and phone.'),
    press('Decide: Clear'),
  ),
  shows: 'Brian Otieno decided: Clear.',
});
/** A senior gave the check to a colleague during the call. What the referee said stays, and nothing of the referee. */
export const CallKept = at()({
  recorded: [
    ...once(getCase, [
      answers(
        getCase,
        caseWith({ references: { holder: { id: idOf(2), name: 'Brian Otieno' } } }, { holds: false }),
      ),
    ]),
    ...recorded,
  ],
  does: inTurn(write(/^What was the work/, 'She cared for the twins.'), comesBack),
  shows: 'Brian Otieno holds it now.',
});
/** Nobody holds it: no personal data is loaded. */
export const Free = at()({
  recorded: [answers(getCase, caseWith({}, { holds: false })), ...papers],
  shows: 'The papers open for a member who holds work about this worker.',
});
export const ForAnAuditor = at({ beside: 'timeline' })({
  recorded: [
    answers(getTeamAccount, asRole('auditor', 'Naliaka Wafula')),
    answers(getCase, caseWith({}, { holds: false })),
    answers(listQueues, queuesFor('auditor', morning)),
  ],
  shows: 'Case opened',
});
/** The second member chose to read what the first one decided. */
export const SecondLook = at({ check: 'social_media' })({
  recorded: [
    answers(
      getCase,
      caseWith({
        social_media: { holder: you, status: 'second_look', needs: 'second_look', queue: 'second_look' },
      }),
    ),
    answers(getVerdicts, {
      verdicts: [
        verdict({
          outcome: 'finding',
          reason: 'exposes_households',
          source: 'public_profile',
          note: 'Photos of an employer’s children, with their school.',
          team_note: 'Profile under her nickname.',
        }),
      ],
    }),
    ...papers,
  ],
  does: press('I looked at the evidence: show it'),
  shows: 'Profile under her nickname.',
});
export const Decided = at({ check: 'misconduct_registry' })({
  recorded,
  shows: 'Our registry of misconduct, 21 Nov 2026',
});
/** The grounds of all others stand beside the form, and above it where there is no room. */
export const FinalReview = at({ check: 'final_review' })({
  recorded: [answers(getCase, worked), answers(getCaseFile, fileOfWorked), ...papers],
  shows: ['Proven by the national registry.', 'A former household, by phone: money was missing.'],
});
/** Her certificate waits to be judged, on a page of its own. */
export const PaperFirst = at({ check: 'criminal_record' })({
  recorded: [
    answers(listDocumentsOf, { nanny_name: 'Achieng Otieno', documents: [paper()] }),
    answers(getCase, caseWith({ criminal_record: { holder: you } })),
    ...papers,
  ],
  does: choose('Clear'),
  shows: '“Clear” needs the record.',
});
/** Her certificate is accepted: its record is seen with her on the phone. */
export const RecordItself = at({ check: 'criminal_record' })({
  recorded: [
    answers(listDocumentsOf, {
      nanny_name: 'Achieng Otieno',
      documents: [paper({ status: 'accepted', decided_at: '2026-11-22T14:02:00Z' })],
    }),
    answers(getCase, caseWith({ criminal_record: { holder: you } })),
    ...papers,
  ],
  does: choose('Clear'),
  shows: 'The record on eCitizen',
});
/** The paper that the first member read is kept beside the one that she sent since. */
export const PaperKept = at({ check: 'criminal_record' })({
  recorded: [
    answers(listDocumentsOf, {
      nanny_name: 'Achieng Otieno',
      documents: [
        paper({ id: idOf(501), uploaded_at: '2026-11-23T06:40:00Z' }),
        paper({
          status: 'rejected',
          reason: 'not_confirmed',
          decided_at: '2026-11-22T14:02:00Z',
          ended_at: '2026-11-23T06:40:00Z',
        }),
      ],
    }),
    answers(
      getCase,
      caseWith({
        criminal_record: { holder: you, status: 'second_look', needs: 'second_look', queue: 'second_look' },
      }),
    ),
    ...papers,
  ],
  shows: 'Rejected, then replaced or taken back, 23 Nov 2026',
});
/** One member compared the photos already: the tile says what the attempt waits for. */
export const IdentityComparedOnce = at({ check: 'identity' })({
  tags: ['!picture'],
  recorded: [
    answers(
      getCase,
      caseWith(
        {
          identity: {
            status: 'waiting',
            waiting_on: 'team',
            outcome: null,
            decided_at: null,
            acts_next: 'team',
          },
        },
        {
          related: [
            queued(301, { kind: 'identity', queue: 'identity', check_kind: null, needs: 'second_look' }),
          ],
        },
      ),
    ),
    ...papers,
  ],
  shows: 'Second look',
});
/** What is not sent is at its tile too. */
export const Begun = at({ check: 'social_media' })({
  tags: ['!picture'],
  recorded: [answers(getCase, caseWith({ social_media: { holder: you } })), ...papers],
  does: write(/^Note for the team/, 'By name and phone.'),
  shows: 'To do, begun',
});
/** Sent without an outcome. */
export const Incomplete = at()({
  ...opened,
  does: inTurn(press('Decide')),
  shows: 'Please choose an outcome.',
});
/** The worker changed her name while the member read. */
export const NameChanged = at({ check: 'social_media' })({
  recorded: [
    answers(moveCheck, {
      check: {
        id: premium.id,
        kind: 'social_media',
        status: 'pending',
        waiting_on: null,
        due_at: '2026-11-25T20:59:59Z',
      },
    }),
    ...once(moveCheck, [answers(getCase, caseWith({ social_media: { holder: you, version: 'v2' } }))]),
    answers(getCase, caseWith({ social_media: { holder: you } })),
    ...papers,
  ],
  does: inTurn(
    open(/^Not ready to decide/),
    select(/^Who must act next/, 'The worker'),
    press('Save who must act'),
  ),
  shows: 'The worker’s name or National ID was changed.',
});
export const Loading = at()({ tags: ['!picture'], recorded: [waits(getCase)], shows: 'Loading the case...' });
export const LoadFailed = at()({
  tags: ['!picture'],
  recorded: [breaks(getCase)],
  shows: 'Network error. Please try again.',
});
