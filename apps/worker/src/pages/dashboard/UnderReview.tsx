import { Text } from '@repo/ui/primitives/Text';
import { UnbrokenDurations } from '@repo/ui/primitives/Unbroken';
import { useLanguage } from '../../language/use-language.ts';

/** The line of a review that goes on, and how long it takes (worker spec 2.10). */
export function UnderReview({ tone }: { readonly tone?: 'muted' }) {
  const { say } = useLanguage();
  return (
    <Text {...(tone && { tone })}>
      <UnbrokenDurations>{say('dashboard.underReview')}</UnbrokenDurations>
    </Text>
  );
}
