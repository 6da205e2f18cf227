import { listFindings } from '@repo/api-client/contract/findings';
import { getVerificationStatus } from '@repo/api-client/contract/worker-status';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import type { Meta } from '@storybook/react-vite';
import { only, waiting } from '../../../stories/findings-ahead.ts';
import { screenOf } from '../../../stories/screen.tsx';
import {
  approved,
  firstDay,
  halfway,
  inReview,
  nameAsked,
  nothingFound,
  sideAsked,
  toDoAgain,
} from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';
import VerificationPage from './VerificationPage.tsx';

const meta = {
  title: 'Screens/Worker/Verification',
  component: VerificationPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof VerificationPage>;
export default meta;

const screen = screenOf(VerificationPage, paths.verification);
const nothing = answers(listFindings, nothingFound);
const at = (status: typeof halfway) => [answers(getVerificationStatus, status), nothing];

// spec: worker-verification/icons
export const Halfway = screen({ recorded: at(halfway), shows: '1 of 2 verified' });
export const HalfwayInKiswahili = screen({
  recorded: at(halfway),
  language: 'sw',
  shows: '1 kati ya 2 wamethibitisha',
});
/** Directly after the code: the worker must prove the identity first. */
export const FirstDay = screen({
  recorded: at(firstDay),
  state: { enforceVerification: true },
  shows: 'Please verify your identity to go on.',
});
export const FirstDayInKiswahili = screen({
  recorded: at(firstDay),
  state: { enforceVerification: true },
  language: 'sw',
  shows: 'Tafadhali thibitisha utambulisho wako ili uendelee.',
});
export const IdentityInReview = screen({
  tags: ['!picture'],
  recorded: at(inReview),
  shows: 'See how it stands',
});
export const ClearanceWaited = screen({
  recorded: at({ ...halfway, papers: ['policeClearance'] }),
  shows: 'A check that you agreed to waits for this step.',
});
export const IdentityWaitedInKiswahili = screen({
  tags: ['!picture'],
  recorded: at({ ...toDoAgain, check_open: true }),
  language: 'sw',
  shows: 'Ukaguzi ulioukubali unasubiri hatua hii.',
});
export const NameAskedInKiswahili = screen({ recorded: at(nameAsked), language: 'sw', shows: 'Jibu' });
export const ToDoAgain = screen({ recorded: at(toDoAgain), shows: 'See why, and try again' });
export const Approved = screen({ recorded: at(approved), shows: 'Approved' });
export const HerSideAsked = screen({
  tags: ['!picture'],
  recorded: [answers(getVerificationStatus, halfway), answers(listFindings, sideAsked)],
  shows: 'We would like to hear your side. Nothing is decided yet.',
});
export const FindingToAnswer = screen({
  tags: ['!picture'],
  recorded: [answers(getVerificationStatus, halfway), answers(listFindings, only(waiting))],
  shows: ['Please read a result about you', 'See all results'],
});
export const Loading = screen({
  tags: ['!picture'],
  recorded: [waits(getVerificationStatus), nothing],
  shows: 'Loading...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [breaks(getVerificationStatus), nothing],
  shows: 'Network error. Please try again.',
});
