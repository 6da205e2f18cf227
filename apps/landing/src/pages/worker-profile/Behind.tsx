import { IconList, type IconListItem } from '@repo/ui/components/IconList';
import { CheckCircleIcon } from '@repo/ui/icons/CheckCircleIcon';
import { HourglassIcon } from '@repo/ui/icons/HourglassIcon';
import { PersonIcon } from '@repo/ui/icons/PersonIcon';
import { QuestionIcon } from '@repo/ui/icons/QuestionIcon';
import { useBlank, WhenFilled } from '../../site/filling.tsx';
import type { Language } from '../../site/languages.ts';
import { hasIdentity, type ShownTier } from './shown-tier.ts';
import { wordsOf } from './words.ts';

interface BehindProps {
  readonly language: Language;
  readonly shownTier: ShownTier;
}

/** What is behind the score, as far as the tier and the sum tell it. The look at the ID is a line of its own. */
export function Behind({ language, shownTier }: BehindProps) {
  const { running, door, verified, none, basic } = wordsOf[language].behind;
  const [name, score, upTo] = [useBlank('first_name'), useBlank('trust_score'), useBlank('trust_reach')];
  const look: IconListItem = { icon: PersonIcon, ...door };
  if (shownTier === 'none')
    return <IconList items={[{ icon: QuestionIcon, title: none.title, text: none.text(name) }, look]} />;
  const fact = hasIdentity(shownTier)
    ? { icon: CheckCircleIcon, title: verified.title, text: verified.text(score) }
    : // Nothing here may look like a tick.
      { icon: QuestionIcon, ...basic };
  const checks = { icon: HourglassIcon, title: running.title, text: running.text(upTo) };
  return (
    <WhenFilled blank="trust_reach" otherwise={<IconList items={[fact, look]} />}>
      <IconList items={[fact, checks, look]} />
    </WhenFilled>
  );
}
