import { Badge } from '@repo/ui/components/Badge';
import { ClockIcon } from '@repo/ui/icons/ClockIcon';
import { hoursUntil, timeLeft } from '../language/time-ago.ts';
import { useLanguage } from '../language/use-language.ts';

/** With fewer hours left, the badge asks to act now. */
const URGENT_HOURS = 6;

interface TimeLeftProps {
  readonly until: string;
  readonly now: Date;
  readonly busy: boolean;
}

/** The time in which she can answer. While her answer is sent, it says that: on the button, two would not fit side by side. */
export function TimeLeft({ until, now, busy }: TimeLeftProps) {
  const translator = useLanguage();
  const hours = hoursUntil(until, now);
  if (busy) return <Badge tone="info">{translator.say('requests.busy')}</Badge>;
  return (
    <Badge
      tone={hours < URGENT_HOURS ? 'warning' : 'info'}
      icon={hours < URGENT_HOURS && <ClockIcon size="small" />}
    >
      {timeLeft(translator, until, now)}
    </Badge>
  );
}
