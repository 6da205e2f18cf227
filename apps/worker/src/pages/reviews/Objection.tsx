import { chatLink } from '@repo/domain/chat-link';
import { QuietLink } from '@repo/ui/components/QuietLink';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useLanguage } from '../../language/use-language.ts';
import { reviewWords } from './review-words.ts';

interface ObjectionProps {
  /** The day of the review. */
  readonly date: string;
  /** The phone of our team's chat. */
  readonly phone: string;
}

/** What the worker can do about a review that is wrong: a chat with our team, which begins with the day of the review. */
export function Objection({ date, phone }: ObjectionProps) {
  const { language, formats } = useLanguage();
  const words = reviewWords[language];
  return (
    <QuietLink newTab href={chatLink(words.begun(formats.date(date)), phone)}>
      {words.report}
      <VisuallyHidden>{words.reported(formats.date(date))}</VisuallyHidden>
    </QuietLink>
  );
}
