import { formatTime } from '@repo/domain/dates';
import { Banner } from '@repo/ui/components/Banner';
import { useLanguage } from '../../language/use-language.ts';
import type { Wait } from './wait-of.ts';

const states = { over: 'ahead.over', saidAll: 'ahead.saidAll', dispute: 'ahead.dispute' } as const;

interface WaitBannerProps {
  readonly wait: Wait;
  /** The end of the days in which the worker may answer. */
  readonly until: string;
}

/** What happens next with a finding that is in no report yet. */
export function WaitBanner({ wait, until }: WaitBannerProps) {
  const { say, formats } = useLanguage();
  return (
    <Banner tone="info">
      {wait === 'answer'
        ? say('ahead.answer', { date: formats.date(until), time: formatTime(until) })
        : say(states[wait])}
    </Banner>
  );
}
