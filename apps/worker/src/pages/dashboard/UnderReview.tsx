import { Text } from '@repo/ui/primitives/Text';
import { UnbrokenDurations } from '@repo/ui/primitives/Unbroken';
import { useLanguage } from '../../language/use-language.ts';

/** The line of a review that goes on, and how long it takes (worker spec 2.10). Quiet where it is not true yet. */
export function UnderReview({ isLater = false }: { readonly isLater?: boolean }) {
  const { say } = useLanguage();
  return (
    <Text {...(isLater && { size: 'small', tone: 'muted' })}>
      <UnbrokenDurations>{say('dashboard.underReview')}</UnbrokenDurations>
    </Text>
  );
}
