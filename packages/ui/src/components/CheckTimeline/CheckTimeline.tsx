import type { TrackedState } from '@repo/domain/check-tracking';
import { checkStates } from '@repo/domain/status-vocabulary';
import { Text } from '../../primitives/Text/Text.tsx';
import { checkIcons } from '../../status/status-icons.ts';
import { useStatusLanguage } from '../../status/use-status-language.ts';
import { Timeline, type TimelineStage } from '../Timeline/Timeline.tsx';

export interface TimelineCheck {
  id: string;
  /** 'Police Clearance'. */
  title: string;
  state: TrackedState;
  /** The source of its facts, as the screen shows it: 'Source: Referees'. Of a decided check it opens from the title. */
  source?: string | undefined;
  /** The next step and its actor, or the note of who decided: 'Waiting for the worker's certificate'. */
  next?: string | undefined;
  /** The due date or the date of the decision, as the screen shows it: 'Expected Mar 4, 2027'. */
  date?: string | undefined;
}

export interface CheckTimelineProps {
  checks: readonly TimelineCheck[];
  /** Names the list where no heading above it does. */
  label?: string;
}

const stages: Readonly<Record<TrackedState, TimelineStage>> = {
  pending: 'later',
  in_progress: 'now',
  waiting: 'now',
  clear: 'past',
  finding: 'past',
  unable_to_verify: 'past',
  decided: 'past',
  not_applicable: 'past',
  // It is over, and was never done.
  stopped: 'later',
};

/** The checks of a case, each with its state, the next actor and the date. */
export function CheckTimeline({ checks, ...rest }: CheckTimelineProps) {
  const language = useStatusLanguage();
  return (
    <Timeline
      {...rest}
      steps={checks.map(({ id, title, state, source, next, date }) => {
        const { tone, [language]: words } = checkStates[state];
        const stage = stages[state];
        const isPast = stage === 'past';
        // A date with its reason is a sentence, which has no room beside a title.
        const isSentence = date?.endsWith('.') === true;
        return {
          id,
          title,
          stage,
          icon: checkIcons[state],
          tone,
          state: words,
          date: isSentence ? undefined : date,
          text: (next || isSentence || !isPast) && (
            <>
              {next && <p>{next}</p>}
              {isSentence && <p>{date}</p>}
              {source && !isPast && <Text tone="muted">{source}</Text>}
            </>
          ),
          more: isPast ? source : undefined,
        };
      })}
    />
  );
}
