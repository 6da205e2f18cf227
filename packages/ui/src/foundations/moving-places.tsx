import type { ReactNode } from 'react';
import { Card } from '../components/Card/Card.tsx';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { ScoreCircle } from '../components/ScoreCircle/ScoreCircle.tsx';
import { SlideIn } from '../components/SlideIn/SlideIn.tsx';
import { StatusIcon } from '../components/StatusIcon/StatusIcon.tsx';
import { Timeline } from '../components/Timeline/Timeline.tsx';
import { TrustBadge } from '../components/TrustBadge/TrustBadge.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { HourglassIcon } from '../icons/HourglassIcon.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { motion } from '../tokens/scales.ts';
import * as css from './motion.css.ts';

/** A place of the product that moves. */
export interface MovingPlace {
  readonly name: string;
  /** Its reason and its length. */
  readonly text: string;
  /** What remains for a reader who asked for less motion. */
  readonly still: string;
  /**
   * The real component. It is asked for twice: before the event and after it.
   * @param turn - counts the plays, so that what happens once a visit can be seen again
   */
  readonly draw: (hasHappened: boolean, turn: number) => ReactNode;
}

const steps = ['Paid', 'Under review', 'Report'].map((title) => ({ title }));

export const movingPlaces: readonly MovingPlace[] = [
  {
    name: 'A check turns clear',
    text: `The tick draws itself while the reader looks on, in ${motion.normal}.`,
    still: 'The tick is there.',
    draw: (hasHappened) => (
      <Inline>
        <StatusIcon status={hasHappened ? 'completed' : 'in_progress'} />
        <Text>Identity Verification</Text>
      </Inline>
    ),
  },
  {
    name: 'A score rises',
    text: 'The ring closes from the old score to the new one, and the number counts along. Once, never down.',
    still: 'The new score is there, whole.',
    draw: (hasHappened) => (
      <ScoreCircle size="large" tier={hasHappened ? 'Gold' : 'Silver'} score={hasHappened ? 80 : 45} />
    ),
  },
  {
    name: 'A tier is reached',
    text: 'A light goes over the badge once.',
    still: 'The badge has its metal, without the light.',
    draw: (hasHappened) => (
      <TrustBadge tier={hasHappened ? 'Gold' : 'Silver'} score={hasHappened ? 61 : 55} />
    ),
  },
  {
    name: 'A receipt comes',
    text: 'What the reader waited for slides into its place, which was kept for it. Nothing around it moves.',
    still: 'It is in its place.',
    draw: (hasHappened, turn) => (
      <SlideIn key={String(hasHappened)} finished={`motion ${String(turn)} ${String(hasHappened)}`}>
        <Card padding="small" tone={hasHappened ? 'surface' : 'sunken'}>
          <Inline>
            {hasHappened ? <CheckIcon /> : <HourglassIcon />}
            <Text>{hasHappened ? 'KES 1,000 received' : 'Waiting for M-PESA'}</Text>
          </Inline>
        </Card>
      </SlideIn>
    ),
  },
  {
    name: 'A step is over',
    text: 'The line fills up to now, and the step of now breathes: its motion goes on, because something goes on.',
    still: 'The line is filled, and the step has its ring.',
    draw: (hasHappened) => (
      <div className={css.wide}>
        <Timeline steps={steps} now={hasHappened ? 1 : 0} label="Steps" />
      </div>
    ),
  },
  {
    name: 'A progress goes on',
    text: `The bar follows the work in ${motion.normal}.`,
    still: 'The bar is as long as the work.',
    draw: (hasHappened) => (
      <div className={css.wide}>
        <ProgressBar label="Profile completion" percent={hasHappened ? 100 : 40} />
      </div>
    ),
  },
];
